import { useState } from 'react';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { NumberField } from '@/components/ui/forms/NumberField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { JOIN_RULES, REJOIN_RULES } from '@/lib/shared/parties/queueRules';
import { GuestList } from '@/components/console/GuestList';
import { Section } from '@/components/forms/Form.styles';
import type { SectionProps } from './PartyEditForm';

/** Who may join, and whether again after playing. */
export function JoinSection({ party, errors }: SectionProps) {
  const { t } = useTranslation('console');
  const [whoCanJoin, setWhoCanJoin] = useState<string>(party.whoCanJoin);
  const [rejoin, setRejoin] = useState<string>(party.rejoin);
  return (
    <Section>
      <legend>
        <h2>{t('edit.joining')}</h2>
      </legend>
      <ChoiceCards
        legend={t('edit.who')}
        name="whoCanJoin"
        defaultValue={party.whoCanJoin}
        onChange={setWhoCanJoin}
        options={JOIN_RULES.map((value) => ({
          value,
          label: t(`edit.who_${value}`),
          hint: t(`edit.who_${value}_hint`),
        }))}
      />
      {whoCanJoin === 'INVITED' && (
        <GuestList toolId={party.id} hint={t('edit.guests_hint', { count: LIMITS.guestList })} />
      )}
      <ChoiceCards
        legend={t('edit.rejoin')}
        name="rejoin"
        defaultValue={party.rejoin}
        onChange={setRejoin}
        options={REJOIN_RULES.map((value) => ({
          value,
          label: t(`edit.rejoin_${value}`),
          hint: t(`edit.rejoin_${value}_hint`),
        }))}
      />
      {rejoin === 'COOLDOWN' && (
        <NumberField
          name="cooldownMinutes"
          label={t('edit.cooldown')}
          hint={t('edit.cooldown_hint')}
          error={errors.cooldownMinutes}
          defaultValue={party.cooldownMinutes}
          min={1}
          max={LIMITS.cooldownMinutes}
          required
        />
      )}
    </Section>
  );
}
