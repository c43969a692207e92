import { NumberField } from '@/components/ui/forms/NumberField';
import { SelectField } from '@/components/ui/forms/SelectField';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { CountriesField } from './CountriesField';
import type { SectionProps } from './EditLotteryForm';
import { LockedSection } from './LockedSection';

/** Ages that can be asked for. */
const AGES = [13, 16, 18, 21];

interface Props extends SectionProps {
  countries: readonly string[];
  onCountries: (countries: readonly string[]) => void;
}

/** Who may enter. */
export function EntrySection({ edit, errors, countries, onCountries }: Props) {
  const { t } = useTranslation('lotteryEdit');
  const { settings, isLocked } = edit;
  const { minAge } = settings;
  const ages = minAge === null || AGES.includes(minAge) ? AGES : [...AGES, minAge];
  return (
    <LockedSection title={t('entry.title')} isLocked={isLocked}>
      <SwitchField
        name="settings.verifiedOnly"
        label={t('entry.verified')}
        hint={t('entry.verified_hint')}
        defaultChecked={settings.verifiedOnly}
      />
      <SwitchField
        name="settings.followersOnly"
        label={t('entry.followers')}
        defaultChecked={settings.followersOnly}
      />
      <NumberField
        name="settings.minAccountDays"
        label={t('entry.account_days')}
        hint={t('entry.account_days_hint')}
        error={errors['settings.minAccountDays']}
        defaultValue={settings.minAccountDays || ''}
        min={0}
        max={LIMITS.minAccountDays}
        isOptional
      />
      <NumberField
        name="settings.notWonDays"
        label={t('entry.not_won')}
        hint={t('entry.not_won_hint')}
        error={errors['settings.notWonDays']}
        defaultValue={settings.notWonDays || ''}
        min={0}
        max={LIMITS.notWonDays}
        isOptional
      />
      <SelectField
        name="settings.minAge"
        label={t('entry.age')}
        hint={t('entry.age_hint')}
        defaultValue={minAge === null ? '' : String(minAge)}
        options={[
          { value: '', label: t('entry.age_none') },
          ...ages.map((age) => ({ value: String(age), label: String(age) })),
        ]}
      />
      <CountriesField countries={countries} onChange={onCountries} isLocked={isLocked} />
      <NumberField
        name="settings.maxEntries"
        label={t('entry.most')}
        hint={t('entry.most_hint')}
        error={errors['settings.maxEntries']}
        defaultValue={settings.maxEntries ?? ''}
        min={1}
        max={LIMITS.queueSize}
        isOptional
      />
    </LockedSection>
  );
}
