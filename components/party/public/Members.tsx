import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { StatusBadge } from '@/components/ui/StatusBadge';
import type { PartyView } from '@/hooks/party/types';
import { useMorePeople } from '@/hooks/party/useMorePeople';
import { useSession } from '@/hooks/session/useSession';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ShownMember } from '@/lib/shared/parties/messages';
import { STATUS, isUp } from '@/lib/shared/parties/partyStatus';
import { hasMarks, MemberMarks } from './MemberMarks';
import { MemberRow } from './MemberRow';
import { MemberList } from './PartyScreen.styles';

/** Who is up and who waits, in order; more than the first page on demand. */
export function Members({ party }: { party: PartyView }) {
  const { t, i18n } = useTranslation('party');
  const { user } = useSession();
  const { people, hasMore, isLoading, hasFailed, loadMore } = useMorePeople(
    party.partyMembers,
    party.memberCount,
    async (cursor) => {
      const { answer } = await tryCall('party/get-members/', { partyID: party.id, cursor });
      return answer && { ...answer.partyMembers, cursor: answer.partyMembers.cursor ?? null };
    },
  );
  const up = people.filter((member) => isUp(member.status));
  const waiting = people.filter((member) => member.status === STATUS.waiting);
  const places = numbersIn(i18n.language);
  const hasPlaces = party.orderPolicy === 'LANES';
  const marks = (member: ShownMember) => {
    // A guest's name is no handle, so it is nobody's here.
    const props = { member, isMe: !member.isGuest && user?.handle === member.handle };
    return hasMarks(props) && <MemberMarks {...props} />;
  };
  return (
    <Card aria-labelledby="members-title">
      <h2 id="members-title">{t('members.title')}</h2>
      {up.length > 0 && (
        <>
          <h3>{t('members.up')}</h3>
          <MemberList role="list">
            {up.map((member) => (
              <MemberRow key={member.id} member={member}>
                {marks(member)}
                <StatusBadge status={member.status === STATUS.playing ? 'accent' : 'wait'}>
                  {t(`status.${member.status}`)}
                </StatusBadge>
              </MemberRow>
            ))}
          </MemberList>
          <h3>{t('members.waiting')}</h3>
        </>
      )}
      {!hasPlaces && <p>{t(`order.${party.orderPolicy}`)}</p>}
      {waiting.length === 0 && party.state !== 'ENDED' && <p>{t('members.empty')}</p>}
      <MemberList role="list">
        {waiting.map((member, index) => (
          <MemberRow
            key={member.id}
            member={member}
            place={hasPlaces ? places.format(index + 1) : undefined}
          >
            {marks(member)}
          </MemberRow>
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
    </Card>
  );
}
