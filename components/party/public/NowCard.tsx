import { Card } from '@/components/ui/Card';
import { UserPhoto } from '@/components/ui/UserPhoto';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ShownMember } from '@/lib/shared/parties/messages';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';
import { MemberList } from './PartyScreen.styles';

interface Props {
  party: PartyView;
  /** Whose turn it is, or would be next. */
  current: ShownMember | null;
}

/** Who plays, was called or, with nobody up, is next. Nothing while that is nobody. */
export function NowCard({ party, current }: Props) {
  const { t } = useTranslation('party');
  if (current === null || party.state === 'ENDED') return null;
  // Only lanes say beforehand who is called next.
  if (!isUp(current.status) && party.orderPolicy !== 'LANES') return null;
  const others = party.partyMembers.filter(({ id, status }) => isUp(status) && id !== current.id);
  const title = !isUp(current.status)
    ? 'next'
    : current.status === STATUS.playing
      ? 'playing'
      : 'up';
  return (
    <Card aria-labelledby="now-title">
      <div className="top">
        <h2 id="now-title">{t(`now.${title}`)}</h2>
        {title === 'playing' && party.roundNo > 0 && t('now.round', { round: party.roundNo })}
      </div>
      <MemberList as="ul" role="list" className="up">
        {[current, ...others].map((member) => (
          <li key={member.id}>
            <UserPhoto src={member.profilePhoto} name={member.handle} side={56} isLazy />
            <bdi title={member.handle}>{member.handle}</bdi>
            {title !== 'next' && t(`status.${member.status}`)}
          </li>
        ))}
      </MemberList>
    </Card>
  );
}
