/** The tabs of the settings, as `?active=` names them; the first one where it names none. */
export const SETTINGS_TABS = [
  'basics',
  'page',
  'works',
  'notifications',
  'privacy',
  'account',
  'verifications',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Where each subject stands, by its anchor. */
const TAB_OF: Readonly<Record<string, SettingsTab>> = {
  page: 'page',
  socials: 'page',
  categories: 'page',
  examples: 'works',
  faqs: 'works',
  notifications: 'notifications',
  overlays: 'privacy',
  private: 'privacy',
  words: 'privacy',
  boards: 'privacy',
  rocky: 'privacy',
  follows: 'privacy',
  email: 'account',
  password: 'account',
  sessions: 'account',
  creator: 'account',
  export: 'account',
  delete: 'account',
  phone: 'verifications',
  payout: 'verifications',
};

const OF_CREATORS: readonly SettingsTab[] = ['page', 'works'];

/** The tabs that a role has; a fan has no page of their own. */
export function tabsFor(role: 'CREATOR' | 'FAN'): readonly SettingsTab[] {
  return SETTINGS_TABS.filter((tab) => role === 'CREATOR' || !OF_CREATORS.includes(tab));
}

/** The tab that an address asks for; the first one for anything else. */
export function tabIn(active: unknown, role: 'CREATOR' | 'FAN'): SettingsTab {
  return tabsFor(role).find((tab) => tab === active) ?? 'basics';
}

/** The address of a tab. */
export const settingsPath = (tab: SettingsTab) => `/dashboard/settings?active=${tab}`;

/** The address of a subject that stands in another tab than the shown one; null: it is here, or nowhere. */
export function elsewhere(anchor: string, shown: SettingsTab): string | null {
  const tab = Object.hasOwn(TAB_OF, anchor) ? TAB_OF[anchor] : undefined;
  return tab === undefined || tab === shown ? null : `${settingsPath(tab)}#${anchor}`;
}
