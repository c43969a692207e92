import type { ResultOf } from '@/lib/secureql/operations/all';
import { tabIn, type SettingsTab } from '@/lib/navigation/settingsTabs';
import { serverPage } from '@/lib/page/serverPage';

/** Own props of `/dashboard/settings`. */
export interface Settings {
  tab: SettingsTab;
  info: NonNullable<ResultOf<'personal-info-query'>['myUser']['item']>;
  proofs: NonNullable<ResultOf<'user-verifications'>['myUser']['item']>;
  sessions: ResultOf<'accounts/get-sessions/'>['getSessions']['items'];
  /** Whom a creator follows; null for a fan, who has a page of favorites. */
  follows: ResultOf<'favorite-services'>['favorites'] | null;
  isOnBoards: boolean;
  /** What a creator's page shows; null for a fan. */
  setup: ResultOf<'page-setup'>['userCreators']['items'][number] | null;
  /** The words a creator does not want to read; null for a fan. */
  words: readonly string[] | null;
}

/** Server props of `/dashboard/settings?active=…`; an unknown tab shows the first one. */
export const settingsProps = serverPage({
  access: 'member',
  namespaces: ['settings', 'pagesetup', 'handle', 'emailcode', 'favorites', 'serviceWords'],
  theme: 'viewer',
  calls: () => ({
    info: ['personal-info-query', {}],
    proofs: ['user-verifications', {}],
    sessions: ['accounts/get-sessions/', {}],
    follows: ['favorite-services', {}],
    board: ['party/get-board-choice/', {}],
  }),
  whereAllowed: () => ({ setup: ['page-setup', {}], words: ['creators/get-words/', {}] }),
  load: ({ answers, allowed, user, context }): { props: Settings } | { notFound: true } => {
    const info = answers.info.myUser.item;
    const proofs = answers.proofs.myUser.item;
    if (!info || !proofs) return { notFound: true };
    const sessions = answers.sessions.getSessions.items;
    const tab = tabIn(context.query.active, user?.userType ?? 'FAN');
    const setup = allowed.setup?.userCreators.items[0] ?? null;
    const words = allowed.words?.myWords.item?.words ?? null;
    const follows = user?.userType === 'CREATOR' ? answers.follows.favorites : null;
    const isOnBoards = answers.board.boardChoice.item?.isShown ?? true;
    return { props: { tab, info, proofs, sessions, follows, isOnBoards, setup, words } };
  },
});
