import { Avatar } from '@/components/ui/Avatar';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ShownMember } from '@/lib/shared/parties/messages';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';
import { Who } from './PartyScreen.styles';

interface Props {
  party: PartyView;
  member: ShownMember | null;
}

/** Whose turn it is; with nobody up, whose it is next. */
export function CurrentMember({ party, member }: Props) {
  const { t } = useTranslation('party');
  if (member === null || party.state === 'ENDED') return null;
  // Only lanes say beforehand who is called next.
  const isNext = member.status === STATUS.waiting && party.orderPolicy === 'LANES';
  if (!isUp(member.status) && !isNext) return null;
  const which = isNext ? 'next' : member.status === STATUS.playing ? 'playing' : 'up';
  return (
    <Who>
      <Avatar src={member.profilePhoto} />
      <span>{t(`current.${which}`)}</span>
      <bdi>{member.handle}</bdi>
    </Who>
  );
}
