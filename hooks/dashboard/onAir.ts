import type { FundSummary } from '@/hooks/fundconsole/types';
import type { LotterySummary } from '@/hooks/lottery/types';
import type { PartySummary } from '@/hooks/party/types';
import { isRunning } from '@/lib/shared/parties/partyActions';

/** A tool that a creator runs now. */
export type Air =
  | { tool: 'queue'; item: PartySummary }
  | { tool: 'chance'; item: LotterySummary }
  | { tool: 'fund'; item: FundSummary };

/** Its console. */
export const consoleOf = ({ tool, item }: Air): string =>
  `/${tool === 'queue' ? 'party' : tool}/${item.id}/dashboard`;

/**
 * All that runs now, what needs its host most first: queues by how many wait, an open one before a
 * paused one, then draws and funds in the order given. Pure.
 */
export function onAirOf(
  parties: readonly PartySummary[],
  draws: readonly LotterySummary[],
  funds: readonly FundSummary[],
): Air[] {
  const queues = parties
    .filter(isRunning)
    .toSorted(
      (one, other) =>
        Number(other.state === 'OPEN') - Number(one.state === 'OPEN') ||
        other.memberCount - one.memberCount,
    );
  return [
    ...queues.map((item) => ({ tool: 'queue' as const, item })),
    ...draws.map((item) => ({ tool: 'chance' as const, item })),
    ...funds.map((item) => ({ tool: 'fund' as const, item })),
  ];
}
