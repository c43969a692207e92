import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { LogOutQuestion } from '@/components/shared/switching/LogOutQuestion';
import { Avatar } from '@/components/ui/Avatar';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { useLogOut } from '@/hooks/session/useLogOut';
import type { CurrentUser } from '@/lib/session/currentUser';
import { fullName } from '@/lib/shared/accounts/names';
import { media } from '@/styles/media';
import { color, radius, size, space, target, weight } from '@/styles/tokens';
import { LegalMenuItems } from './LegalMenuItems';

// Only for a browser that has two accounts.
const SwitchMenuItem = dynamic(() =>
  import('@/components/shared/switching/SwitchMenuItem').then((module) => module.SwitchMenuItem),
);

/** From 992 px the avatar is a link of its own, and the menu's button stands beside it. */
const Root = styled.div`
  display: flex;
  align-items: center;

  .narrower {
    @media ${media.wide} {
      display: none;
    }
  }
`;

const ProfileLink = styled(Link)`
  display: none;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.touch};
  padding: ${space[1]};
  padding-inline-end: ${space[2]};
  border-radius: ${radius.round};
  color: ${color.text};
  font-weight: ${weight.strong};
  text-decoration: none;

  span {
    max-width: 10rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media ${media.wide} {
    display: flex;
  }

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`;

const Chevron = styled.span`
  display: grid;
  place-items: center;

  @media ${media.wide} {
    width: 2.25rem;
  }
`;

const Who = styled.p`
  display: grid;
  padding: ${space[2]} ${space[3]} ${space[3]};
  margin-bottom: ${space[1]};
  border-bottom: 1px solid ${color.line};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;

  span {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
  }
`;

interface UserMenuProps {
  user: CurrentUser;
  /** The dashboard's: from 992 px the way to the own page is the avatar alone. */
  hasSidebar: boolean;
}

/** Up to 991 px the avatar opens the menu; above, it leads to the own page (product spec §2). */
export function UserMenu({ user, hasSidebar }: UserMenuProps) {
  const { t } = useTranslation('common');
  const { logOut, isRunning, question } = useLogOut();
  const profile = `/${user.handle}`;
  const photo = user.extraPublic.profile_photo;
  return (
    <Root>
      <ProfileLink href={profile} aria-label={t('profile.own', { name: user.firstName })}>
        <Avatar src={photo} name={user.handle} size={45} />
        <span>{user.firstName}</span>
      </ProfileLink>
      <Menu
        label={t('user_menu')}
        trigger={
          <>
            <span className="narrower">
              <Avatar src={photo} name={user.handle} size={45} />
            </span>
            <Chevron>
              <Icon name="chevron-down" size={18} />
            </Chevron>
          </>
        }
      >
        <Who>
          {fullName(user)}
          <span>{`@${user.handle}`}</span>
        </Who>
        <MenuLink className={hasSidebar ? 'narrower' : undefined} href={profile}>
          <DrawnIcon drawing={dashboardIcons.profile} size={20} />
          {t('profile')}
        </MenuLink>
        {user.canSwitch && <SwitchMenuItem />}
        <LegalMenuItems />
        <MenuButton aria-busy={isRunning} onClick={() => void logOut()}>
          <DrawnIcon drawing={dashboardIcons['log-out']} size={20} />
          {t('log_out')}
        </MenuButton>
      </Menu>
      <LogOutQuestion {...question} />
    </Root>
  );
}
