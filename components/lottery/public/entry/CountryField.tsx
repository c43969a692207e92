import { SelectField } from '@/components/ui/forms/SelectField';
import { DRAW_FIELD, ELSEWHERE } from '@/hooks/lottery/fan/join/fields';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { countriesIn } from '@/lib/i18n/countries';

interface Props {
  /** ISO 3166 codes the draw is open to. */
  countries: readonly string[];
  error?: string;
}

/** Where somebody lives, out of the countries of the draw, or elsewhere. */
export function CountryField({ countries, error }: Props) {
  const { t, i18n } = useTranslation('lottery');
  return (
    <SelectField
      name={DRAW_FIELD.country}
      label={t('join.country')}
      error={error}
      required
      defaultValue=""
      options={[
        { value: '', label: t('join.country_choose') },
        ...countriesIn(i18n.language).filter(({ value }) => countries.includes(value)),
        { value: ELSEWHERE, label: t('join.country_else') },
      ]}
    />
  );
}
