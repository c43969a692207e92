import { NumberField } from '@/components/ui/forms/NumberField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { Beside, Section } from '@/components/forms/Form.styles';
import type { SectionProps } from './PartyEditForm';

/** How many wait, how many play at once, and how many may come as one. */
export function PlacesSection({ party, errors }: SectionProps) {
  const { t } = useTranslation('console');
  return (
    <Section>
      <legend>
        <h2>{t('edit.places')}</h2>
      </legend>
      <Beside>
        <NumberField
          name="queueSize"
          label={t('edit.size')}
          hint={t('edit.size_hint')}
          error={errors.queueSize}
          defaultValue={party.queueSize ?? ''}
          min={1}
          max={LIMITS.queueSize}
          isOptional
        />
        <NumberField
          name="seatsPerRound"
          label={t('edit.seats')}
          hint={t('edit.seats_hint')}
          error={errors.seatsPerRound}
          defaultValue={party.seatsPerRound}
          min={1}
          max={LIMITS.seatsPerRound}
          required
        />
        <NumberField
          name="groupMax"
          label={t('edit.group')}
          hint={t('edit.group_hint')}
          error={errors.groupMax}
          defaultValue={party.groupMax}
          min={1}
          max={LIMITS.groupMax}
          required
        />
      </Beside>
    </Section>
  );
}
