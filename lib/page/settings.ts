import type { ResultOf } from '@/lib/secureql/operations/all';
import { serverPage } from './serverPage';

/** The two halves of the settings, as the address names them. */
export type SettingsTab = 'basics' | 'verifications';

/** Own props of `/dashboard/settings`. */
export interface Settings {
  tab: SettingsTab;
  info: NonNullable<ResultOf<'personal-info-query'>['myUser']['item']>;
}

/** Server props of `/dashboard/settings?active=…`; an unknown half shows the first one. */
export const settingsProps = serverPage({
  access: 'member',
  namespaces: ['settings'],
  theme: 'viewer',
  calls: () => ({ info: ['personal-info-query', {}] }),
  load: ({ answers, context }): { props: Settings } | { notFound: true } => {
    const { item } = answers.info.myUser;
    const tab = context.query.active === 'verifications' ? 'verifications' : 'basics';
    return item ? { props: { tab, info: item } } : { notFound: true };
  },
});
