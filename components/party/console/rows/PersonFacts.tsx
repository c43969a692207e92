import { useTranslation } from '@/hooks/ui/useTranslation';
import { answersWithLabels } from '@/hooks/forms/answers';
import type { HostMember } from '@/hooks/party/types';
import { isLive } from '@/lib/shared/parties/partyStatus';
import { useQueue } from '@/components/party/console/QueueContext';
import { NoteForm } from './NoteForm';
import { Answers, Facts, Note } from './PersonRow.styles';
import { HideOnStream } from '@/components/console/HideOnStream';
import { WaitSoFar } from './WaitSoFar';

/** What is known of somebody: numbers, answers, why they ended, what hosts noted. */
export function PersonFacts({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { notingId } = useQueue();
  const { note, endReason, timesPlayed, misses, noShows, isVerified, awaySince } = member;
  return (
    <>
      <Facts>
        <span>{t('row.number', { number: member.number })}</span>
        {isLive(member.status) && <WaitSoFar since={member.waitingSince} kind="waits" />}
        {awaySince && <WaitSoFar since={awaySince} kind="away" />}
        {isVerified && <span>{t('row.verified')}</span>}
        {timesPlayed > 0 && <span>{t('row.played', { count: timesPlayed })}</span>}
        {noShows > 0 && <span>{t('row.no_shows', { count: noShows })}</span>}
        {misses > 0 && <span>{t('row.misses', { count: misses })}</span>}
      </Facts>
      {endReason && <Facts>{t('row.reason', { reason: endReason })}</Facts>}
      <MemberAnswers member={member} />
      {notingId === member.id ? (
        <NoteForm member={member} />
      ) : (
        note && (
          <HideOnStream label={t('note.title')}>
            <Note dir="auto">{note}</Note>
          </HideOnStream>
        )
      )}
    </>
  );
}

function MemberAnswers({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const answers = answersWithLabels(member.fields, party.entryFields);
  if (answers.length === 0) return null;
  return (
    <HideOnStream label={t('row.answers')}>
      <Answers>
        {answers.map((answer) => (
          <div key={answer.key}>
            <dt dir="auto">{answer.label}</dt>
            <dd dir="auto">{answer.value}</dd>
          </div>
        ))}
      </Answers>
    </HideOnStream>
  );
}
