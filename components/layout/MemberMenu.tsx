import { useRouter } from 'next/router';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Bell } from '@/components/notifications/Bell';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { barePath, isBelow } from '@/lib/navigation/path';
import type { CurrentUser } from '@/lib/session/currentUser';
import { Entry, LaterEntry, MenuPlace } from './MemberMenu.styles';
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
  const isAtHome = isBelow(asPath, '/dashboard/home') || barePath(asPath) === '/dashboard';
  return (
    <>
      <Entry href="/dashboard/home" aria-current={isAtHome ? 'page' : undefined}>
        <Icon name="home" size={22} isFilled={isAtHome} />
        <span className="word">{t('nav.dashboard')}</span>
      </Entry>
      <LaterEntry role="link" aria-disabled="true">
        <Icon name="clock" size={22} />
        <span className="word">{t('nav.messages')}</span>
        <VisuallyHidden>{t('coming_soon')}</VisuallyHidden>
      </LaterEntry>
      <Bell />
      <MenuPlace $isInSidebar={hasSidebar}>
        <UserMenu user={user} hasSidebar={hasSidebar} />
      </MenuPlace>
    </>
  );
}
