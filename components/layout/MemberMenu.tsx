import { useRouter } from 'next/router';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Bell } from '@/components/notifications/Bell';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useSidebarBadge } from '@/hooks/session/useSidebarBadge';
import { badgeText } from '@/lib/navigation/badge';
import { barePath, isBelow } from '@/lib/navigation/path';
import type { CurrentUser } from '@/lib/session/currentUser';
import { Entry, MenuPlace, Unread } from './MemberMenu.styles';
import { UserMenu } from './UserMenu';

interface MemberMenuProps {
  user: CurrentUser;
  /** The sidebar's foot stands in for the user menu on narrow screens. */
  hasSidebar: boolean;
}

/** What the header offers who is logged in. */
export function MemberMenu({ user, hasSidebar }: MemberMenuProps) {
  const { t } = useTranslation('common');
  const { asPath } = useRouter();
  const unread = useSidebarBadge()?.chat ?? 0;
  const badge = badgeText(unread);
  const isAtMessages = barePath(asPath) === '/chat';
  const isAtHome = isBelow(asPath, '/dashboard/home') || barePath(asPath) === '/dashboard';
  return (
    <>
      <Entry href="/dashboard/home" aria-current={isAtHome ? 'page' : undefined}>
        <Icon name="home" size={22} isFilled={isAtHome} />
        <span className="word">{t('nav.dashboard')}</span>
      </Entry>
      <Entry href="/chat" aria-current={isAtMessages ? 'page' : undefined}>
        <DrawnIcon drawing={dashboardIcons.messages} size={22} isFilled={isAtMessages} />
        <span className="word">{t('nav.messages')}</span>
        {badge === null ? null : (
          <>
            <Unread aria-hidden="true">{badge}</Unread>
            <VisuallyHidden>, {t('nav.messages_unread', { count: unread })}</VisuallyHidden>
          </>
        )}
      </Entry>
      <Bell key={user.id} userId={user.id} />
      <MenuPlace $isInSidebar={hasSidebar}>
        <UserMenu user={user} hasSidebar={hasSidebar} />
      </MenuPlace>
    </>
  );
}
