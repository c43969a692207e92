import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import type { PartyView } from '@/hooks/party/types';
import { useMorePeople } from '@/hooks/party/useMorePeople';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { tryCall } from '@/lib/secureql/tryCall';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { MemberRow } from './MemberRow';
import { MemberList } from './PartyScreen.styles';

interface Props {
  party: PartyView;
  /** Handle of the reader's own place; null: they have none. */
  me: string | null;
}

/** Everybody who waits, a page at a time. */
export function WholeLine({ party, me }: Props) {
  const { t, i18n } = useTranslation('party');
  const { people, hasMore, isLoading, hasFailed, loadMore } = useMorePeople(
    party.partyMembers,
    party.memberCount,
    async (cursor) => {
      const { answer } = await tryCall('party/get-members/', { partyID: party.id, cursor });
      return answer && { ...answer.partyMembers, cursor: answer.partyMembers.cursor ?? null };
    },
  );
  const places = numbersIn(i18n.language);
  const waiting = people.filter(({ status }) => status === STATUS.waiting);
  return (
    <>
      <MemberList role="list">
        {waiting.map((member, index) => (
          <MemberRow
            key={member.id}
            member={member}
            place={party.orderPolicy === 'LANES' ? places.format(index + 1) : undefined}
            // A guest's name is no handle, so it is nobody's here.
            isMe={!member.isGuest && member.handle === me}
          />
        ))}
      </MemberList>
      {hasFailed && <FormError>{t('members.failed')}</FormError>}
      {hasMore && (
        <div>
          <Button variant="quiet" isLoading={isLoading} onClick={() => void loadMore()}>
            {t(isLoading ? 'members.loading' : hasFailed ? 'common:retry' : 'members.more')}
          </Button>
        </div>
      )}
    </>
  );
}
