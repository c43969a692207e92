import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/Avatar';
import { Icon } from '@/components/ui/Icon';
import { Menu, MenuButton, menuItemLook } from '@/components/ui/Menu';
import { useLogOut } from '@/hooks/session/useLogOut';
import { useSiteLinks } from '@/hooks/ui/useSiteLinks';
import { ExternalLink } from '@/components/ui/ExternalLink';
import type { CurrentUser } from '@/lib/session/currentUser';
import { media } from '@/styles/media';
import { color, size, space, weight } from '@/styles/tokens';

const Name = styled.span`
  display: none;
  max-width: 10rem;
  overflow: hidden;
  font-weight: ${weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${media.wide} {
    display: block;
  }
`;

const Who = styled.p`
  display: grid;
  padding: ${space[2]} ${space[3]} ${space[3]};
  margin-bottom: ${space[1]};
  border-bottom: 1px solid ${color.line};
  font-weight: ${weight.strong};

  span {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
  }
`;

export const MenuExternalLink = styled(ExternalLink)`
  ${menuItemLook}
`;

/** The avatar's menu; the wide header shows the name beside it. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('common');
  const links = useSiteLinks();
  const { logOut, isRunning } = useLogOut();
  return (
    <Menu
      label={t('user_menu')}
      trigger={
        <>
          <Avatar src={user.extraPublic.profile_photo} size={45} />
          <Name>{user.firstName}</Name>
          <Icon name="chevron-down" size={18} />
        </>
      }
    >
      <Who>
        {`${user.firstName} ${user.lastName}`}
        <span>{`@${user.handle}`}</span>
      </Who>
      <MenuExternalLink href={links.terms}>{t('legal.terms')}</MenuExternalLink>
      <MenuExternalLink href={links.privacy}>{t('legal.privacy')}</MenuExternalLink>
      <MenuButton aria-busy={isRunning} onClick={() => void logOut()}>
        <Icon name="log-out" size={20} />
        {t('log_out')}
      </MenuButton>
    </Menu>
  );
}
