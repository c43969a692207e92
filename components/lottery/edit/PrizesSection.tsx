import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { SelectField } from '@/components/ui/forms/SelectField';
import type { usePrizes } from '@/hooks/lottery/edit/usePrizes';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { currencyOf } from '@/lib/i18n/currencyOf';
import { LIMITS } from '@/lib/shared/limits';
import { VALUE_CURRENCIES } from '@/lib/shared/lottery/states';
import type { SectionProps } from './EditLotteryForm';
import { LockedSection } from './LockedSection';
import { PrizeEditor } from './PrizeEditor';

interface Props extends SectionProps {
  list: ReturnType<typeof usePrizes>;
}

/** What there is to win, in the order in which it is drawn. */
export function PrizesSection({ edit, errors, list }: Props) {
  const { t, i18n } = useTranslation('lotteryEdit');
  const { prizes } = list;
  const known = prizes.find(({ currency }) => currency !== null)?.currency;
  return (
    <LockedSection title={t('prizes.title')} isLocked={edit.isLocked}>
      <p>{t('prizes.hint', { count: LIMITS.prizes })}</p>
      <FormError>{errors['settings.prizes']}</FormError>
      {prizes.map((prize, index) => (
        <PrizeEditor
          key={prize.key}
          prize={prize}
          index={index}
          count={prizes.length}
          errors={errors}
          list={list}
        />
      ))}
      {list.canAdd && (
        <div>
          <Button variant="quiet" icon="plus" onClick={list.add}>
            {t('prizes.add')}
          </Button>
        </div>
      )}
      <SelectField
        name="currency"
        label={t('prizes.currency')}
        hint={t('prizes.currency_hint')}
        defaultValue={known ?? currencyOf(i18n.language)}
        options={VALUE_CURRENCIES.map((value) => ({ value, label: value }))}
      />
    </LockedSection>
  );
}
