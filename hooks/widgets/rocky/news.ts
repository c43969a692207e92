import type { LiveTool } from '@/hooks/widgets/connection/session';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { isUp } from '@/lib/shared/parties/partyStatus';

/** What a live tool does that Rocky reacts to. `DRAWN`: a name stands there. */
export type News = 'CALLED' | 'DRAW_OPEN' | 'DRAWING' | 'DRAWN' | 'GOAL';

/** What Rocky does at it. Words come with alerts alone, which a host can hold back. */
export const NEWS_REACTION: Readonly<Record<News, string>> = {
  CALLED: 'GetAttention',
  DRAW_OPEN: 'GestureUp',
  DRAWING: 'Thinking',
  DRAWN: 'Congratulate',
  GOAL: 'Congratulate',
};

/** From a state before `OPEN`; a draw that was only paused opens nothing. */
const BEFORE_OPEN: ReadonlySet<OverlayLottery['state']> = new Set(['DRAFT', 'SCHEDULED']);

/**
 * What happened between two looks at what is live, in its order. Nothing of what was there at the first
 * look. Who was drawn is no news of a state: an overlay plays that (`usePlayed`). Pure.
 */
export function newsBetween(before: readonly LiveTool[], now: readonly LiveTool[]): News[] {
  return now.flatMap((tool): News[] => {
    const known = before.find(
      ({ kind, state }) => kind === tool.kind && state.id === tool.state.id,
    );
    const news = newsOf(tool, known);
    return news === null ? [] : [news];
  });
}

/** Only a kind's own state is ever under its name. */
function newsOf({ kind, state }: LiveTool, known: LiveTool | undefined): News | null {
  switch (kind) {
    case 'PARTY':
      return queueNews(state as OverlayParty, known?.state as OverlayParty | undefined);
    case 'LOTTERY':
      return drawNews(state as OverlayLottery, known?.state as OverlayLottery | undefined);
    case 'FUND':
      return fundNews(state as OverlayFund, known?.state as OverlayFund | undefined);
    default:
      return null;
  }
}

function queueNews(now: OverlayParty, before: OverlayParty | undefined): News | null {
  if (before === undefined) return null;
  const wereUp = new Set(upIn(before));
  return upIn(now).some((id) => !wereUp.has(id)) ? 'CALLED' : null;
}

const upIn = ({ partyMembers }: OverlayParty) =>
  partyMembers.filter(({ status }) => isUp(status)).map(({ id }) => id);

function drawNews(now: OverlayLottery, before: OverlayLottery | undefined): News | null {
  if (now.state === 'OPEN')
    return before === undefined || BEFORE_OPEN.has(before.state) ? 'DRAW_OPEN' : null;
  return now.state === 'CLOSED' && before?.state !== 'CLOSED' ? 'DRAWING' : null;
}

function fundNews({ fund }: OverlayFund, before: OverlayFund | undefined): News | null {
  if (before === undefined) return null;
  return before.fund.reachedAt === null && fund.reachedAt !== null ? 'GOAL' : null;
}
