import styled from 'styled-components';
import { Question } from '@/components/forms/Form.styles';
import { PhotoField } from '@/components/shared/photo/PhotoField';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { NumberField } from '@/components/ui/forms/NumberField';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import { Cluster } from '@/components/ui/Stack';
import type { EditedPrize, usePrizes } from '@/hooks/lottery/edit/usePrizes';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { DELIVERIES } from '@/lib/shared/lottery/states';
import { space } from '@/styles/tokens';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  align-items: start;
  gap: ${space[3]};
`;

interface Props {
  prize: EditedPrize;
  /** Place in the order, from 0. */
  index: number;
  /** How many prizes there are. */
  count: number;
  errors: Readonly<Record<string, string>>;
  list: ReturnType<typeof usePrizes>;
}

/** One prize: what it is, how many, what it is worth, how it comes, what it looks like. */
export function PrizeEditor({ prize, index, count, errors, list }: Props) {
  const { t } = useTranslation('lotteryEdit');
  const { key, photo, valueMinor } = prize;
  const number = index + 1;
  const field = (name: string) => ({
    name: `settings.prizes.${index}.${name}`,
    error: errors[`settings.prizes.${index}.${name}`],
  });
  return (
    <Question role="group" aria-label={t('prizes.one', { number })}>
      <TextField
        {...field('title')}
        label={t('prizes.one', { number })}
        defaultValue={prize.title}
        maxLength={LIMITS.prizeTitle}
        autoComplete="off"
        dir="auto"
        required
      />
      <Row>
        <NumberField
          {...field('quantity')}
          label={t('prizes.quantity')}
          defaultValue={prize.quantity}
          min={1}
          max={LIMITS.prizeQuantity}
          required
        />
        <TextField
          {...field('valueMinor')}
          label={t('prizes.value')}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          defaultValue={valueMinor === null ? '' : String(valueMinor / 100)}
        />
      </Row>
      <SelectField
        {...field('delivery')}
        label={t('prizes.delivery')}
        defaultValue={prize.delivery}
        options={DELIVERIES.map((value) => ({ value, label: t(`prizes.delivery_${value}`) }))}
      />
      <PhotoField
        label={t('prizes.photo', { number })}
        value={photo}
        shape="work"
        error={errors[`settings.prizes.${index}.photo`]}
        onChange={(url) => {
          list.setPhoto(key, url);
          return Promise.resolve(null);
        }}
      />
      <Cluster $gap={1} $justify="end">
        <IconButton
          icon="chevron-up"
          label={t('prizes.up', { number })}
          disabled={index === 0}
          onClick={() => list.move(key, -1)}
        />
        <IconButton
          icon="chevron-down"
          label={t('prizes.down', { number })}
          disabled={number === count}
          onClick={() => list.move(key, 1)}
        />
        <IconButton
          icon="trash"
          tone="stop"
          label={t('prizes.remove', { number })}
          disabled={count === 1}
          onClick={() => list.remove(key)}
        />
      </Cluster>
    </Question>
  );
}
