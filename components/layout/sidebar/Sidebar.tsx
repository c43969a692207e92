import { useRouter } from 'next/router';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Avatar } from '@/components/ui/Avatar';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useSidebarBadge } from '@/hooks/session/useSidebarBadge';
import { isCurrent, sidebarFor, type SidebarItem } from '@/lib/navigation/sidebar';
import type { CurrentUser } from '@/lib/session/currentUser';
import { fullName } from '@/lib/shared/accounts/names';
import * as Styled from './Sidebar.styles';
import { SidebarFoot } from './SidebarFoot';
import { SIDEBAR_ID } from './SidebarToggle';

interface SidebarProps {
  user: CurrentUser;
  isOpen: boolean;
  /** Narrow windows show none of it, also before the page has come to life. */
  isShut: boolean;
  /** The shell's header stands above and stays on the screen. */
  isBelowHeader: boolean;
  onClose: () => void;
  onItemClick: () => void;
}

export function Sidebar(props: SidebarProps) {
  const { user, isOpen, isShut, isBelowHeader, onClose, onItemClick } = props;
  const { t } = useTranslation('common');
  const { asPath } = useRouter();
  const { top, bottom } = sidebarFor(user.userType);
  const badge = useSidebarBadge();
  const item = (one: SidebarItem) => (
    <li key={one.text}>
      <Item
        item={one}
        isActive={isCurrent(one, asPath)}
        news={one.badge === undefined ? 0 : (badge?.[one.badge] ?? 0)}
        onClick={onItemClick}
      />
    </li>
  );
  return (
    <>
      {isOpen ? (
        <Styled.Overlay
          className="shell-overlay"
          aria-hidden="true"
          $isShut={isShut}
          onClick={onClose}
        />
      ) : null}
      <Styled.Root id={SIDEBAR_ID} hidden={!isOpen} $isShut={isShut} $isBelowHeader={isBelowHeader}>
        <Styled.Top>
          <Styled.Who>
            <Avatar src={user.extraPublic.profile_photo} name={user.handle} size={48} />
            <p>
              {fullName(user)}
              <span>{`@${user.handle}`}</span>
            </p>
          </Styled.Who>
          <Styled.NarrowOnly className="needs-script">
            <IconButton icon="close" label={t('sidebar.close')} onClick={onClose} />
          </Styled.NarrowOnly>
        </Styled.Top>
        <Styled.Nav aria-label={t('sidebar')}>
          <ul role="list">{top.map(item)}</ul>
          <ul role="list">{bottom.map(item)}</ul>
        </Styled.Nav>
        <SidebarFoot user={user} onItemClick={onItemClick} />
      </Styled.Root>
    </>
  );
}

interface ItemProps {
  item: SidebarItem;
  isActive: boolean;
  /** How much is new; 0 shows nothing. */
  news: number;
  onClick: () => void;
}

function Item({ item, isActive, news, onClick }: ItemProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <Styled.ItemLink
      href={item.href}
      aria-current={isActive ? 'page' : undefined}
      onClick={onClick}
    >
      <DrawnIcon drawing={dashboardIcons[item.icon]} size={22} isFilled={isActive} />
      {t(item.text)}
      {news > 0 ? (
        <>
          <Styled.News aria-hidden="true">{compact(news, i18n.language)}</Styled.News>
          <VisuallyHidden> {t(`news.${item.badge}`, { count: news })}</VisuallyHidden>
        </>
      ) : null}
    </Styled.ItemLink>
  );
}

/** 1,234 would not fit beside a word: `1.2K`. */
function compact(count: number, language: string): string {
  if (count < 1000) return String(count);
  return new Intl.NumberFormat(language, { notation: 'compact' }).format(count);
}
