import { useTranslation } from '@/hooks/ui/useTranslation';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isOwner } from '@/hooks/console/hostRights';
import { rowActionsFor } from '@/hooks/party/console/rowActions';
import type { HostMember } from '@/hooks/party/types';
import { personPath } from '@/lib/shared/messaging/conversations';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { useQueue } from '@/components/party/console/QueueContext';

/** Everything that can be done to one person. */
export function RowMenu({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { run, party } = useQueue();
  const { handle, userId } = member;
  return (
    <div data-part="menu">
      <Menu label={t('row.menu', { handle })} trigger={<DrawnIcon drawing={dashboardIcons.more} />}>
        {rowActionsFor(member).map((act) => (
          <MenuButton key={act} onClick={() => run(act, member)}>
            {t(`act.${act}`)}
          </MenuButton>
        ))}
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
