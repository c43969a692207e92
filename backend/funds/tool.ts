import type { HostedKind } from '@/backend/hosting/service';
import { endedAfter, type WidgetTool } from '@/backend/widgets/service';
import { describeActs, type FundAct } from '@/backend/funds/host/actions';
import { fundControls } from '@/backend/funds/host/controls';
import { isFinalAct, undoAct } from '@/backend/funds/host/undo';
import { fundForOverlay } from '@/backend/funds/show/details';
import { runningFunds } from '@/backend/funds/show/lists';
import { findFund, lockFund, titlesOf, type HeldFund } from '@/backend/funds/store/fundRepository';
import { shownFundIds } from '@/backend/funds/store/summaryRepository';
import { isAwaited } from './policy';

/** What a fund offers to its hosts. */
const hosting: HostedKind<HeldFund, FundAct> = {
  spokenOf: 'fund',
  title: async (context, fundId) => (await titlesOf(context.db, [fundId])).get(fundId) ?? '',
  // The page's own address needs its creator's handle; this one leads there.
  path: (fundId) => `/fund/${fundId}`,
  running: runningFunds,
  awaited: async (context, fundId) => {
    const fund = await findFund(context.db, fundId);
    return fund && isAwaited(fund) ? fund.title : null;
  },
  lock: (context, fundId) => lockFund(context.db, fundId),
  isFinal: isFinalAct,
  describe: describeActs,
  undo: undoAct,
};

/** What its overlays show, and what a control address does. */
const widgets: WidgetTool = {
  snapshot: fundForOverlay,
  shown: (context, creatorId) => shownFundIds(context.db, creatorId, endedAfter(context.now())),
  // It runs for weeks, whether its creator streams or not, and so keeps nobody from rehearsing.
  isLive: () => Promise.resolve(false),
  titles: (context, ids) => titlesOf(context.db, ids),
  controls: fundControls,
};

/** A fund as one kind of live tool. Nobody is called in it, so nobody waits for a turn. */
export const fundTool = {
  kind: 'FUND',
  hosting,
  widgets,
  turns: () => Promise.resolve([]),
} as const;
