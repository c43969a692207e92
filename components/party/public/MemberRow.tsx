import { Badge } from '@/components/ui/Badge';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LANE } from '@/lib/shared/parties/lanes';
import type { ShownMember } from '@/lib/shared/parties/messages';

interface Props {
  member: ShownMember;
  /** Place in the line, as the reader writes numbers; none where none is promised. */
  place?: string;
  isMe: boolean;
}

/** One person of the line as everybody sees them. Plain elements: `MemberList` gives the looks. */
export function MemberRow({ member, place, isMe }: Props) {
  const { profilePhoto, handle, seats, lane } = member;
  return (
    <li>
      {place === undefined ? null : <span className="place">{place}</span>}
      <UserPhoto src={profilePhoto} name={handle} side={32} isLazy />
      <bdi title={handle}>{handle}</bdi>
      {/* Most people have none; a row of fifty is spared asking for texts. */}
      {(isMe || seats > 1 || lane !== LANE.ordinary) && <Marks {...{ member, isMe }} />}
    </li>
  );
}

/** What sets one person of the line apart: me, a group, a lane of their own. */
function Marks({ member: { lane, seats }, isMe }: Props) {
  const { t } = useTranslation('party');
  return (
    <>
      {isMe && <Badge $tone="accent">{t('members.you')}</Badge>}
      {seats > 1 && <Badge>{t('members.seats', { seats })}</Badge>}
      {lane !== LANE.ordinary && <Badge>{t(`members.lane_${lane}`)}</Badge>}
    </>
  );
}
