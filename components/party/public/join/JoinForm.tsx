import { AnswerField } from '@/components/forms/AnswerField';
import { JoinFrame } from '@/components/shared/join/JoinFrame';
import { Notice } from '@/components/ui/Notice';
import { TextField } from '@/components/ui/forms/TextField';
import { useJoin } from '@/hooks/join/useJoin';
import { SEATS_FIELD } from '@/hooks/party/fan/join/fields';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { JoinRules } from './JoinRules';

/** Fetched with the first focus. */
const loadPresses = () => import('@/hooks/party/fan/join/press').then(({ presses }) => presses);

interface Props {
  party: PartyView;
  reload: () => Promise<void>;
  onLanded: (handle: string) => void;
}

/** The way into a line: a name, the host's questions, how many come together. */
export function JoinForm({ party, reload, onLanded }: Props) {
  const { t } = useTranslation('party');
  const isEmailAsked = party.whoCanJoin === 'VERIFIED';
  const join = useJoin({ tool: party, isEmailAsked, reload, onLanded }, loadPresses);
  const { asks, errorAt, isNew } = join;
  return (
    <JoinFrame
      join={join}
      creator={party.creator}
      path={`/party/${party.id}`}
      title={t('join.title')}
      lead={<JoinRules party={party} isEmailAsked={asks !== null} />}
      words={{
        press: t('join.button'),
        needsScript: t('join.needs_script'),
      }}
      fine={
        <>
          {!asks && isNew && t('join.no_password')}{' '}
          {party.entryFields.length > 0 && t('join.answers_private', { name: party.creator.name })}
        </>
      }
    >
      {party.hasBought && <Notice>{t('join.bought')}</Notice>}
      {party.entryFields.map((field) => (
        <AnswerField
          key={field.key}
          field={field}
          remembered={party.myAnswers}
          error={errorAt(field.key)}
        />
      ))}
      {party.groupMax > 1 && (
        <TextField
          name={SEATS_FIELD}
          type="number"
          inputMode="numeric"
          label={t('join.seats')}
          hint={t('join.seats_hint')}
          error={errorAt(SEATS_FIELD)}
          defaultValue={1}
          min={1}
          max={party.groupMax}
          required
        />
      )}
    </JoinFrame>
  );
}
