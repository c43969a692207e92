import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { MenuButton } from '@/components/ui/Menu';
import { useLogOut } from '@/hooks/session/useLogOut';
import { useSiteLinks } from '@/hooks/ui/useSiteLinks';
import { Foot, NarrowOnly } from './Sidebar.styles';
import { MenuExternalLink } from './UserMenu';

/** What the user menu holds on wider screens. */
export function SidebarFoot() {
  const { t } = useTranslation('common');
  const links = useSiteLinks();
  const { logOut, isRunning } = useLogOut();
  return (
    <NarrowOnly>
      <Foot>
        <MenuExternalLink href={links.terms}>{t('legal.terms')}</MenuExternalLink>
        <MenuExternalLink href={links.privacy}>{t('legal.privacy')}</MenuExternalLink>
        <MenuButton aria-busy={isRunning} onClick={() => void logOut()}>
          <Icon name="log-out" size={20} />
          {t('log_out')}
        </MenuButton>
      </Foot>
    </NarrowOnly>
  );
}
