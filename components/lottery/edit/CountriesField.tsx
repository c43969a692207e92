import { Button } from '@/components/ui/buttons/Button';
import { SelectField } from '@/components/ui/forms/SelectField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { countriesIn } from '@/lib/i18n/countries';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  /** ISO 3166 codes; none: everywhere. */
  countries: readonly string[];
  onChange: (countries: readonly string[]) => void;
  isLocked: boolean;
}

/** Where people may live who enter: picked one by one, taken off by a press. */
export function CountriesField({ countries, onChange, isLocked }: Props) {
  const { t, i18n } = useTranslation('lotteryEdit');
  // Names of countries are the browser's: the server's may be of another year.
  const isInBrowser = useIsInBrowser();
  const all = isInBrowser ? countriesIn(i18n.language) : [];
  const chosen = all.filter(({ value }) => countries.includes(value));
  const others = all.filter(({ value }) => !countries.includes(value));
  const isFull = countries.length >= LIMITS.drawCountries;
  return (
    <Stack $gap={2}>
      <SelectField
        label={t('entry.countries')}
        hint={t('entry.countries_hint')}
        value=""
        disabled={isFull || isLocked}
        options={[
          {
            value: '',
            label: t(countries.length === 0 ? 'entry.everywhere' : 'entry.add_country'),
          },
          ...others,
        ]}
        onChange={(event) => {
          if (event.target.value !== '') onChange([...countries, event.target.value]);
        }}
      />
      {chosen.length > 0 && (
        <Cluster $gap={2} role="group" aria-label={t('entry.countries')}>
          {chosen.map(({ value, label }) => (
            <Button
              key={value}
              size="small"
              variant="quiet"
              icon="close"
              aria-label={t('entry.drop_country', { country: label })}
              onClick={() => onChange(countries.filter((one) => one !== value))}
            >
              {label}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
