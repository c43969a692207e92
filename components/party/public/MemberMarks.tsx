import { Badge } from '@/components/ui/Badge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LANE } from '@/lib/shared/parties/lanes';
import type { ShownMember } from '@/lib/shared/parties/messages';

interface Props {
  member: ShownMember;
  isMe: boolean;
}

/** Most people of a line have none; a row of fifty is spared asking for texts. */
export const hasMarks = ({ member: { lane, seats }, isMe }: Props): boolean =>
  isMe || seats > 1 || lane !== LANE.ordinary;

/** What sets one person of the queue apart: me, a group, a lane of their own. */
export function MemberMarks({ member: { lane, seats }, isMe }: Props) {
  const { t } = useTranslation('party');
  return (
    <>
      {isMe && <Badge $tone="accent">{t('members.you')}</Badge>}
      {seats > 1 && <Badge>{t('members.seats', { seats })}</Badge>}
      {lane !== LANE.ordinary && <Badge>{t(`members.lane_${lane}`)}</Badge>}
    </>
  );
}
