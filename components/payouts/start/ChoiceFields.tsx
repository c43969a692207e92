import { SelectField } from '@/components/ui/forms/SelectField';
import type { useChoice } from '@/hooks/payouts/useChoice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CURRENCIES } from '@/lib/shared/money/money';
import type { PayoutAccount } from '@/lib/shared/payouts/payouts';
import { Pair } from './Start.styles';

interface Props {
  account: PayoutAccount;
  choice: ReturnType<typeof useChoice>;
}

/** Where somebody lives, and what they are paid in there. */
export function ChoiceFields({ account, choice }: Props) {
  const { t, i18n } = useTranslation('payouts');
  const regions = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  const countries = account.countries
    .map(({ country }) => ({ value: country, label: regions.of(country) ?? country }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  const currencies = choice.currencies.map((one) => ({
    value: one,
    label: `${names.of(one) ?? one} (${one})`,
  }));
  return (
    <Pair>
      <SelectField
        name="country"
        label={t('start.country_label')}
        options={countries}
        value={choice.country}
        onChange={(event) => choice.setCountry(event.target.value)}
      />
      <SelectField
        name="currency"
        label={t('start.currency_label')}
        options={currencies}
        value={choice.currency}
        onChange={({ target }) =>
          choice.setCurrency(CURRENCIES.find((one) => one === target.value) ?? null)
        }
      />
    </Pair>
  );
}
