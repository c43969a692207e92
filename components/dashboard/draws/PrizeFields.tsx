import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { NumberField } from '@/components/ui/forms/NumberField';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import { Stack } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { currencyOf } from '@/lib/i18n/currencyOf';
import { LIMITS } from '@/lib/shared/limits';
import { VALUE_CURRENCIES } from '@/lib/shared/lottery/states';
import { PrizeLine } from './Draws.styles';

interface Props {
  /** One row for each prize, and a title for all of them. */
  hasSeveral: boolean;
  /** Texts by payload key. */
  errors: Readonly<Record<string, string>>;
}

/** What there is to win: a title, a value, and of several prizes how many. */
export function PrizeFields({ hasSeveral, errors }: Props) {
  const { t, i18n } = useTranslation('lotteryList');
  const [rows, setRows] = useState([1, 2]);
  const nameOf = (index: number, field: string) => `settings.prizes.${index}.${field}`;
  const field = (index: number, key: string) => ({
    name: nameOf(index, key),
    error: errors[nameOf(index, key)],
  });
  const shown = hasSeveral ? rows : rows.slice(0, 1);
  return (
    <Stack>
      {hasSeveral && (
        <TextField
          name="settings.title"
          label={t('new.name')}
          error={errors['settings.title']}
          maxLength={LIMITS.partyTitle}
          autoComplete="off"
          required
        />
      )}
      {shown.map((row, index) => (
        <PrizeLine key={row} $isOne={!hasSeveral}>
          <TextField
            {...field(index, 'title')}
            label={hasSeveral ? t('new.prize_of', { number: index + 1 }) : t('new.prize')}
            maxLength={LIMITS.prizeTitle}
            autoComplete="off"
            required
          />
          <TextField
            {...field(index, 'valueMinor')}
            label={t('new.value')}
            isOptional
            inputMode="decimal"
            autoComplete="off"
          />
          {hasSeveral ? (
            <NumberField
              {...field(index, 'quantity')}
              label={t('new.quantity')}
              defaultValue={1}
              min={1}
              max={LIMITS.prizeQuantity}
            />
          ) : (
            <Currency language={i18n.language} />
          )}
          {hasSeveral && rows.length > 1 && (
            <IconButton
              icon="trash"
              label={t('new.remove', { number: index + 1 })}
              onClick={() => setRows(rows.filter((one) => one !== row))}
            />
          )}
        </PrizeLine>
      ))}
      {hasSeveral && (
        <PrizeLine $isOne>
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="plus"
              disabled={rows.length >= LIMITS.prizes}
              onClick={() => setRows([...rows, Math.max(...rows) + 1])}
            >
              {t('new.add')}
            </Button>
          </div>
          <Currency language={i18n.language} />
        </PrizeLine>
      )}
    </Stack>
  );
}

function Currency({ language }: { language: string }) {
  const { t } = useTranslation('lotteryList');
  return (
    <SelectField
      name="currency"
      label={t('new.currency')}
      defaultValue={currencyOf(language)}
      options={VALUE_CURRENCIES.map((value) => ({ value, label: value }))}
    />
  );
}
