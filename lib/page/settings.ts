import type { ResultOf } from '@/lib/secureql/operations/all';
import { serverPage } from './serverPage';

/** The two halves of the settings, as the address names them. */
export type SettingsTab = 'basics' | 'verifications';

/** Own props of `/dashboard/settings`. */
export interface Settings {
  tab: SettingsTab;
  info: NonNullable<ResultOf<'personal-info-query'>['myUser']['item']>;
  /** What a creator's page shows; null for a fan. */
  setup: ResultOf<'page-setup'>['userCreators']['items'][number] | null;
}

/** Server props of `/dashboard/settings?active=…`; an unknown half shows the first one. */
export const settingsProps = serverPage({
  access: 'member',
  namespaces: ['settings', 'pagesetup'],
  theme: 'viewer',
  calls: () => ({ info: ['personal-info-query', {}] }),
  whereAllowed: () => ({ setup: ['page-setup', {}] }),
  load: ({ answers, allowed, context }): { props: Settings } | { notFound: true } => {
    const { item } = answers.info.myUser;
    const tab = context.query.active === 'verifications' ? 'verifications' : 'basics';
    const setup = allowed.setup?.userCreators.items[0] ?? null;
    return item ? { props: { tab, info: item, setup } } : { notFound: true };
  },
});
