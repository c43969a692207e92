import { useTranslation } from '@/hooks/ui/useTranslation';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isOwner } from '@/hooks/console/hostRights';
import { rowActionsFor } from '@/hooks/party/console/rowActions';
import type { HostMember } from '@/hooks/party/types';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { personPath } from '@/lib/shared/messaging/conversations';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { useQueue } from '@/components/party/console/QueueContext';
import { MemberFacts } from './MemberFacts';

interface Props {
  member: HostMember;
  /** Picks whoever waits, or picks them no more. */
  onPick?: (entryId: string) => void;
}

/** All that is known of one person, and everything that can be done to them. */
export function RowMenu({ member, onPick }: Props) {
  const { t } = useTranslation('console');
  const { run, party } = useQueue();
  const { id, handle, userId, status } = member;
  return (
    <div data-part="menu">
      <Menu
        label={t('row.menu', { handle })}
        trigger={<DrawnIcon drawing={dashboardIcons.more} />}
        isFree
      >
        <MemberFacts member={member} />
        {rowActionsFor(member).map((act) => (
          <MenuButton key={act} onClick={() => run(act, member)}>
            {t(`act.${act}`)}
          </MenuButton>
        ))}
        {onPick && status === STATUS.waiting && (
          <MenuButton onClick={() => onPick(id)}>{t('pick.this')}</MenuButton>
        )}
        {userId !== null && isOwner(party) && (
          // A console that runs must not be left.
          <MenuLink href={personPath(userId)} target="_blank" rel="noreferrer">
            {t('row.message')}
            <VisuallyHidden>{t('common:link.new_tab')}</VisuallyHidden>
          </MenuLink>
        )}
      </Menu>
    </div>
  );
}
