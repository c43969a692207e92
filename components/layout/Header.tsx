import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { RefObject } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Logo } from '@/components/shared/Logo';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useSession } from '@/hooks/session/useSession';
import { useIsScrolled } from '@/hooks/ui/useIsScrolled';
import { barePath, isBelow } from '@/lib/navigation/path';
import { Bar, Entry, HomeLink, Inner, LaterEntry, MenuPlace, Toggle } from './Header.styles';
import { SIDEBAR_ID } from './sidebarId';

// Nothing a visitor needs to load.
const UserMenu = dynamic(() => import('./UserMenu').then((module) => module.UserMenu));

interface HeaderProps {
  /** The dashboard's navbar: spans the window and opens the sidebar. */
  sidebar?: { isOpen: boolean; toggle: () => void };
  sidebarButton?: RefObject<HTMLButtonElement | null>;
}

export function Header({ sidebar, sidebarButton }: HeaderProps) {
  const { t } = useTranslation('common');
  const { asPath } = useRouter();
  const { user } = useSession();
  const isScrolled = useIsScrolled();
  const isAtHome = isBelow(asPath, '/dashboard/home') || barePath(asPath) === '/dashboard';
  return (
    <Bar $isScrolled={isScrolled} data-scrolled={isScrolled || undefined}>
      <Inner $isWide={sidebar !== undefined}>
        {sidebar ? (
          <Toggle>
            <IconButton
              ref={sidebarButton}
              icon="menu"
              label={t('sidebar.toggle')}
              aria-expanded={sidebar.isOpen}
              aria-controls={SIDEBAR_ID}
              onClick={sidebar.toggle}
            />
          </Toggle>
        ) : null}
        <HomeLink href="/" aria-label={t('logo.home')}>
          <Logo />
        </HomeLink>
        {user ? (
          <>
            <Entry href="/dashboard/home" aria-current={isAtHome ? 'page' : undefined}>
              <Icon name="home" size={22} isFilled={isAtHome} />
              <span className="word">{t('nav.dashboard')}</span>
            </Entry>
            <LaterEntry>
              <Icon name="clock" size={22} />
              <span className="word">{t('nav.messages')}</span>
              <VisuallyHidden>{t('coming_soon')}</VisuallyHidden>
            </LaterEntry>
            <MenuPlace $isInSidebar={sidebar !== undefined}>
              <UserMenu user={user} />
            </MenuPlace>
          </>
        ) : (
          <ButtonLink href="/login" variant="quiet">
            {t('log_in')}
          </ButtonLink>
        )}
      </Inner>
    </Bar>
  );
}
