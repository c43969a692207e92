import type { ResultOf } from '@/lib/secureql/operations/all';
import { isLive } from '@/lib/shared/parties/partyStatus';
import { serverPage } from '@/lib/page/serverPage';

type Tickets = ResultOf<'party/get-my-tickets/'>['getTickets']['items'];

/** The part of the page that only creators have. */
export interface CreatorOverview {
  /** Newest queues. */
  parties: ResultOf<'party/get-my-parties/'>['getParties']['items'];
  activity: ResultOf<'party/get-my-activity/'>['getActivity']['items'];
  views: ResultOf<'page-views/get-mine/'>['getPageViews']['item'];
  /** Own draws that are not over. */
  lotteries: ResultOf<'lottery/get-my-lotteries/'>['getLottery']['items'];
  /** Own overlays, and whether a program shows them now. */
  widgets: ResultOf<'widgets/get-widgets/'>['getWidgets']['items'];
}

/** Own props of `/dashboard` and `/dashboard/home`, which show the same page. */
export interface DashboardHome {
  /** Null for a fan. */
  overview: CreatorOverview | null;
  /** Own places in queues now, the most urgent first. */
  tickets: Tickets;
  /** Own entries in draws and what one won there, what waits first. */
  draws: ResultOf<'lottery/get-my-draws/'>['getDraws']['items'];
  /** Where one has played last. */
  played: Tickets;
  /** Whose queues one helps to run, and who asks for it. */
  moderations: ResultOf<'moderators/get-mine/'>['moderations']['items'];
  /** Creators to discover; none for a creator. */
  featured: ResultOf<'creators/get-suggested/'>['userCreators']['items'];
}

/** Server props of both addresses, with one request to the backend. */
export const dashboardHomeProps = serverPage({
  access: 'member',
  namespaces: [
    ...['home', 'dashboard', 'party', 'lotteryList', 'fundList', 'draw', 'health', 'orders'],
    'experiences',
  ],
  theme: 'viewer',
  calls: () => ({
    mine: ['party/get-my-parties/', {}],
    tickets: ['party/get-my-tickets/', {}],
    draws: ['lottery/get-my-draws/', {}],
    featured: ['creators/get-suggested/', {}],
    moderations: ['moderators/get-mine/', {}],
  }),
  whereAllowed: () => ({
    activity: ['party/get-my-activity/', {}],
    views: ['page-views/get-mine/', {}],
    lotteries: ['lottery/get-my-lotteries/', { list: 'CURRENT' as const }],
    widgets: ['widgets/get-widgets/', {}],
  }),
  load: ({ user, answers, allowed }): { props: DashboardHome } => {
    const tickets = answers.tickets.getTickets.items;
    const overview = {
      parties: answers.mine.getParties.items,
      activity: allowed.activity?.getActivity.items ?? [],
      views: allowed.views?.getPageViews.item ?? null,
      lotteries: allowed.lotteries?.getLottery.items ?? [],
      widgets: allowed.widgets?.getWidgets.items ?? [],
    };
    return {
      props: {
        overview: user?.userType === 'CREATOR' ? overview : null,
        draws: answers.draws.getDraws.items,
        tickets: tickets.filter(({ status }) => isLive(status)),
        played: tickets.filter(({ status }) => !isLive(status)),
        moderations: answers.moderations.moderations.items,
        featured: answers.featured.userCreators.items,
      },
    };
  },
});
