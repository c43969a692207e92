import dynamic from 'next/dynamic';
import type { RefObject } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Logo } from '@/components/shared/page/Logo';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useSession } from '@/hooks/session/useSession';
import { useIsScrolled } from '@/hooks/ui/page/useIsScrolled';
import { Bar, HomeLink, Inner } from './Header.styles';

// Nothing a visitor needs to load.
const MemberMenu = dynamic(() => import('./MemberMenu').then((module) => module.MemberMenu));
const SidebarToggle = dynamic(() =>
  import('@/components/layout/sidebar/SidebarToggle').then((module) => module.SidebarToggle),
);

interface HeaderProps {
  /** The dashboard's navbar: spans the window and opens the sidebar. */
  sidebar?: { isOpen: boolean; toggle: () => void };
  sidebarButton?: RefObject<HTMLButtonElement | null>;
}

export function Header({ sidebar, sidebarButton }: HeaderProps) {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const isScrolled = useIsScrolled();
  return (
    <Bar $isScrolled={isScrolled} data-scrolled={isScrolled || undefined}>
      <Inner $isWide={sidebar !== undefined}>
        {sidebar ? <SidebarToggle {...sidebar} button={sidebarButton} /> : null}
        <HomeLink href="/" aria-label={t('logo.home')}>
          <Logo />
        </HomeLink>
        {user ? (
          <MemberMenu user={user} hasSidebar={sidebar !== undefined} />
        ) : (
          <ButtonLink href="/login" variant="quiet">
            {t('log_in')}
          </ButtonLink>
        )}
      </Inner>
    </Bar>
  );
}
