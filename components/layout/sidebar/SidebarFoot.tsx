import dynamic from 'next/dynamic';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LogOutQuestion } from '@/components/shared/switching/LogOutQuestion';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { useLogOut } from '@/hooks/session/useLogOut';
import type { CurrentUser } from '@/lib/session/currentUser';
import { LegalMenuItems } from '@/components/layout/LegalMenuItems';
import { Foot, NarrowOnly } from './Sidebar.styles';

// Only for a browser that has two accounts.
const SwitchMenuItem = dynamic(() =>
  import('@/components/shared/switching/SwitchMenuItem').then((module) => module.SwitchMenuItem),
);

interface SidebarFootProps {
  user: CurrentUser;
  onItemClick: () => void;
}

/** What the user menu holds on wider screens. */
export function SidebarFoot({ user, onItemClick }: SidebarFootProps) {
  const { t } = useTranslation('common');
  const { logOut, isRunning, question } = useLogOut();
  return (
    <NarrowOnly>
      <Foot>
        <MenuLink href={`/${user.handle}`} onClick={onItemClick}>
          <DrawnIcon drawing={dashboardIcons.profile} size={20} />
          {t('profile')}
        </MenuLink>
        {user.canSwitch && <SwitchMenuItem />}
        <LegalMenuItems />
        <MenuButton className="needs-script" aria-busy={isRunning} onClick={() => void logOut()}>
          <DrawnIcon drawing={dashboardIcons['log-out']} size={20} />
          {t('log_out')}
        </MenuButton>
      </Foot>
      <LogOutQuestion {...question} />
    </NarrowOnly>
  );
}
