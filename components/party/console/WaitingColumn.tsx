import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { ConsoleParty, HostMember, MemberMark } from '@/hooks/party/types';
import { useMorePeople } from '@/hooks/party/useMorePeople';
import { callSecureql } from '@/lib/secureql/client';
import type { PartyState } from '@/lib/shared/messages';
import { Column } from './Column';
import { PersonRow } from './PersonRow';

const EMPTY_TEXT: Record<PartyState, string> = {
  DRAFT: 'console.waiting_empty_draft',
  OPEN: 'console.waiting_empty',
  PAUSED: 'console.waiting_empty',
  CLOSED: 'console.waiting_empty_closed',
  ENDED: 'console.waiting_empty_closed',
};

interface Props {
  party: ConsoleParty;
  onMark: (member: HostMember, mark: MemberMark) => void;
}

/** Those in line, the first 50 and more on demand. */
export function WaitingColumn({ party, onMark }: Props) {
  const { t } = useTranslation('console');
  const { people, hasMore, isLoading, hasFailed, loadMore } = useMorePeople(
    party.waiting,
    party.memberCount,
    async (cursor) => {
      const answer = await callSecureql('party/get-host-members/', { partyID: party.id, cursor });
      return { items: answer.hostMembers.items, cursor: answer.hostMembers.cursor ?? null };
    },
  );
  return (
    <Column
      title={t('console.waiting')}
      count={party.memberCount}
      isEmpty={people.length === 0}
      emptyText={t(EMPTY_TEXT[party.state])}
      foot={
        <>
          {hasFailed && (
            <Notice kind="error" isLive>
              {t('party:members.failed')}
            </Notice>
          )}
          {hasMore && (
            <Button variant="quiet" isLoading={isLoading} onClick={() => void loadMore()}>
              {t(isLoading ? 'console.loading' : 'console.more')}
            </Button>
          )}
        </>
      }
    >
      {people.map((member, index) => (
        <PersonRow
          key={member.id}
          member={member}
          place={index + 1}
          entryFields={party.entryFields}
          onMark={onMark}
        />
      ))}
    </Column>
  );
}
