import { NumberField } from '@/components/ui/forms/NumberField';
import { PrivateTextField } from '@/components/shared/private/PrivateTextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { Section } from '@/components/forms/Form.styles';
import type { SectionProps } from './PartyEditForm';

/** How a call goes: the time to answer it, what missing it means, how long a turn is, the way in. */
export function CallSection({ party, errors }: SectionProps) {
  const { t } = useTranslation('console');
  return (
    <Section>
      <legend>
        <h2>{t('edit.calling')}</h2>
      </legend>
      <NumberField
        name="readySeconds"
        label={t('edit.ready')}
        hint={t('edit.ready_hint')}
        error={errors.readySeconds}
        defaultValue={party.readySeconds}
        min={LIMITS.readySecondsMin}
        max={LIMITS.readySecondsMax}
        required
      />
      <NumberField
        name="missLimit"
        label={t('edit.miss_limit')}
        hint={t('edit.miss_limit_hint', { count: LIMITS.missLimit })}
        error={errors.missLimit}
        defaultValue={party.missLimit}
        min={1}
        max={LIMITS.missLimit}
        required
      />
      <NumberField
        name="turnMinutes"
        label={t('edit.turn')}
        hint={t('edit.turn_hint')}
        error={errors.turnMinutes}
        defaultValue={party.turnMinutes ?? ''}
        min={1}
        max={LIMITS.turnMinutes}
        isOptional
      />
      <PrivateTextField
        name="lobbyCode"
        label={t('edit.lobby')}
        hint={t('edit.lobby_hint')}
        error={errors.lobbyCode}
        defaultValue={party.lobbyCode ?? ''}
        maxLength={LIMITS.lobbyCode}
        isOptional
      />
    </Section>
  );
}
