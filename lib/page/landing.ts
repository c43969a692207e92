import { comingNext, liveNow, type ComingTool } from '@/lib/live/liveNow';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { DEFAULT_HUE, themeVariables } from '@/lib/shared/palette';
import { serverPage } from './serverPage';

type Featured = ResultOf<'creators/get-featured/'>['userCreators']['items'][number];

/** One creator who is live. */
export type FeaturedCreator = Omit<
  Featured,
  'plannedParties' | 'plannedLotteries' | 'plannedFunds'
>;

/** Own props of `/`. */
export interface Landing {
  /** CSS declarations of the sample show: a console is dark by night and by day. */
  sampleTheme: string;
  /** Who runs something now; nobody while the backend is away. */
  live: FeaturedCreator[];
  /** What opens next, where nobody is live. */
  coming: ComingTool[];
}

const sampleTheme = themeVariables(DEFAULT_HUE, true);

/** What the sample show says in the words of the real screens, of which it needs few. */
const SHOWN_TEXTS = [
  'console:next.key',
  'console:next.call',
  'console:next.then',
  'console:next.wait',
  'console:next.left',
  'console:next.start',
  'console:next.with',
  'console:next.finish',
  'console:next.done',
  'console:round.title',
  'console:round.ready',
  'console:round.called',
  'console:round.free',
  'console:round.place',
  'party:state.OPEN',
  'party:status.130',
  'ticket:ticket.called_title',
  'ticket:ticket.ready_button',
  'ticket:ticket.ready_title',
  'ticket:ticket.playing_title',
  'ticket:ticket.playing_text',
  'ticket:ticket.played_title',
  'ticket:ticket.title_next',
  'ticket:ticket.ahead',
  'ticket:ticket.up',
  'ticket:ticket.wait_label',
  'ticket:ticket.wait_range',
  'ticket:ticket.latest',
  'ticket:place.before',
  'ticket:place.after',
  'ticket:next.before',
  'ticket:next.after',
  'ticket:ready.first',
  'ticket:ready.soon',
  'ticket:played.COOLDOWN',
  'widgets:now',
  'widgets:next',
  'widgets:nobody',
  'widgets:waiting',
  'widgets:round',
  'widgets:alert.CALLED',
];

/** Server props of `/`; without the backend it still says what the product is. */
export const landingProps = serverPage({
  access: 'public',
  namespaces: ['landing', ...SHOWN_TEXTS],
  calls: () => ({ featured: ['creators/get-featured/', { category: null, cursor: null }] }),
  spare: { sampleTheme, live: [], coming: [] },
  load: ({ answers }): { props: Landing } => {
    const { items } = answers.featured.userCreators;
    const live = liveNow(items);
    const coming = live.length === 0 ? comingNext(items, Date.now()) : [];
    return { props: { sampleTheme, live, coming } };
  },
});
