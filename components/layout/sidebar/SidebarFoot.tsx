import { useTranslation } from '@/hooks/ui/useTranslation';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { useLogOut } from '@/hooks/session/useLogOut';
import { LegalMenuItems } from '@/components/layout/LegalMenuItems';
import { Foot, NarrowOnly } from './Sidebar.styles';

interface SidebarFootProps {
  handle: string;
  onItemClick: () => void;
}

/** What the user menu holds on wider screens. */
export function SidebarFoot({ handle, onItemClick }: SidebarFootProps) {
  const { t } = useTranslation('common');
  const { logOut, isRunning } = useLogOut();
  return (
    <NarrowOnly>
      <Foot>
        <MenuLink href={`/${handle}`} onClick={onItemClick}>
          <DrawnIcon drawing={dashboardIcons.profile} size={20} />
          {t('profile')}
        </MenuLink>
        <LegalMenuItems />
        <MenuButton className="needs-script" aria-busy={isRunning} onClick={() => void logOut()}>
          <DrawnIcon drawing={dashboardIcons['log-out']} size={20} />
          {t('log_out')}
        </MenuButton>
      </Foot>
    </NarrowOnly>
  );
}
