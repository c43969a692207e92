import { barePath } from './path';

/** One line of the sidebar. */
export interface SidebarItem {
  /** Key of its text in namespace `common`. */
  text: `nav.${string}`;
  icon:
    | 'home'
    | 'experiences'
    | 'stream-party'
    | 'stream-lottery'
    | 'fund'
    | 'favorites'
    | 'gifts'
    | 'help'
    | 'payouts'
    | 'settings';
  href: string;
  /** Which of the sidebar's numbers stands beside it. */
  badge?: 'home' | 'experiences' | 'party';
}

const home: SidebarItem = {
  text: 'nav.home',
  icon: 'home',
  href: '/dashboard/home',
  badge: 'home',
};
const help: SidebarItem = { text: 'nav.help', icon: 'help', href: '/dashboard/help' };
const settings: SidebarItem = {
  text: 'nav.settings',
  icon: 'settings',
  href: '/dashboard/settings',
};

const creator = {
  top: [
    home,
    {
      text: 'nav.experiences',
      icon: 'experiences',
      href: '/dashboard/experiences',
      badge: 'experiences',
    },
    { text: 'nav.party', icon: 'stream-party', href: '/dashboard/party', badge: 'party' },
    { text: 'nav.chance', icon: 'stream-lottery', href: '/dashboard/chance' },
    { text: 'nav.fund', icon: 'fund', href: '/dashboard/fund' },
    help,
  ],
  bottom: [{ text: 'nav.payouts', icon: 'payouts', href: '/dashboard/payouts' }, settings],
} as const satisfies Sidebar;

const fan = {
  top: [
    home,
    { text: 'nav.favorites', icon: 'favorites', href: '/dashboard/favorites' },
    { text: 'nav.gifts', icon: 'gifts', href: '/dashboard/gifts' },
    help,
  ],
  bottom: [settings],
} as const satisfies Sidebar;

interface Sidebar {
  top: readonly SidebarItem[];
  bottom: readonly SidebarItem[];
}

/** What the sidebar lists for a creator or a fan, in the order of product spec §2. */
export function sidebarFor(userType: 'CREATOR' | 'FAN'): Sidebar {
  return userType === 'CREATOR' ? creator : fan;
}

/** Whether an item stands for the page shown; `/dashboard` and `/dashboard/home` are one page. */
export function isCurrent(item: SidebarItem, path: string): boolean {
  const bare = barePath(path);
  return item.href === (bare === '/dashboard' ? '/dashboard/home' : bare);
}
