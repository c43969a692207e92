import { useTranslation } from 'next-i18next/pages';
import { Avatar } from '@/components/ui/Avatar';
import { Badge } from '@/components/ui/Badge';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { useSession } from '@/hooks/session/useSession';
import type { PartyMember } from '@/lib/shared/messages';
import { STATUS } from '@/lib/shared/partyStatus';
import { MemberItem, MemberName, MemberPlace } from './PartyScreen.styles';

interface Props {
  member: PartyMember;
  /** Place in the line; those who are up have none. */
  place?: number;
}

/** One person of the queue as everybody sees them. */
export function MemberRow({ member, place }: Props) {
  const { t, i18n } = useTranslation('party');
  const { user } = useSession();
  return (
    <MemberItem>
      {place !== undefined && (
        <MemberPlace>{new Intl.NumberFormat(i18n.language).format(place)}</MemberPlace>
      )}
      <Avatar src={member.profilePhoto} />
      <MemberName>{member.handle}</MemberName>
      {user?.handle === member.handle && <Badge $tone="accent">{t('members.you')}</Badge>}
      {place === undefined && (
        <StatusBadge status={member.status === STATUS.playing ? 'accent' : 'wait'}>
          {t(`status.${member.status}`)}
        </StatusBadge>
      )}
    </MemberItem>
  );
}
