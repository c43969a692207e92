import { NumberField } from '@/components/ui/forms/NumberField';
import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { Section } from '@/components/forms/Form.styles';
import type { SectionProps } from './EditForm';

/** How a call goes: the time to answer it, and the way into the game. */
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
      <TextField
        name="lobbyCode"
        label={t('edit.lobby')}
        hint={t('edit.lobby_hint')}
        error={errors.lobbyCode}
        defaultValue={party.lobbyCode ?? ''}
        maxLength={LIMITS.lobbyCode}
        autoComplete="off"
        isOptional
      />
    </Section>
  );
}
