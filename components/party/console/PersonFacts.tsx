import { useTranslation } from '@/hooks/ui/useTranslation';
import type { HostMember } from '@/hooks/party/types';
import { isLive } from '@/lib/shared/parties/partyStatus';
import { useDesk } from './DeskContext';
import { NoteForm } from './NoteForm';
import { Answers, Facts, Note } from './PersonRow.styles';
import { Private } from './Private';
import { WaitSoFar } from './WaitSoFar';

/** What is known of somebody: numbers, answers, why they ended, what hosts noted. */
export function PersonFacts({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { notingId } = useDesk();
  const { note, endReason, timesPlayed, misses, isVerified, awaySince } = member;
  return (
    <>
      <Facts>
        <span>{t('row.number', { number: member.number })}</span>
        {isLive(member.status) && <WaitSoFar since={member.waitingSince} kind="waits" />}
        {awaySince && <WaitSoFar since={awaySince} kind="away" />}
        {isVerified && <span>{t('row.verified')}</span>}
        {timesPlayed > 0 && <span>{t('row.played', { count: timesPlayed })}</span>}
        {misses > 0 && <span>{t('row.misses', { count: misses })}</span>}
      </Facts>
      {endReason && <Facts>{t('row.reason', { reason: endReason })}</Facts>}
      <MemberAnswers member={member} />
      {notingId === member.id ? (
        <NoteForm member={member} />
      ) : (
        note && (
          <Private label={t('note.title')}>
            <Note dir="auto">{note}</Note>
          </Private>
        )
      )}
    </>
  );
}

function MemberAnswers({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { party } = useDesk();
  const labels = new Map(party.entryFields.map((field) => [field.key, field.label]));
  const answers = member.fields.filter((answer) => answer.value !== '');
  if (answers.length === 0) return null;
  return (
    <Private label={t('row.answers')}>
      <Answers>
        {answers.map((answer) => (
          <div key={answer.key}>
            <dt dir="auto">{labels.get(answer.key) ?? answer.key}</dt>
            <dd dir="auto">{answer.value}</dd>
          </div>
        ))}
      </Answers>
    </Private>
  );
}
