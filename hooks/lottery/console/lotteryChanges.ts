import { ENTRY, type LotteryAction } from '@/lib/shared/lottery/states';
import type { ConsoleLottery, HostClaim } from './types';

/** One press in the console, held until the backend has answered and the state was read again. */
export type LotteryChange =
  | { kind: 'state'; action: LotteryAction }
  | { kind: 'close' }
  | { kind: 'cancel' }
  | { kind: 'confirm'; memberIds: readonly string[] }
  | { kind: 'fulfil'; memberId: string }
  | { kind: 'remove'; memberId: string };

const STATE_AFTER = { OPEN: 'OPEN', PAUSE: 'PAUSED', RESUME: 'OPEN' } as const;

/** The state as it will be once the backend agrees; what only the backend knows stays as it is. */
export function applyLotteryChange(edit: ConsoleLottery, change: LotteryChange): ConsoleLottery {
  switch (change.kind) {
    case 'state':
      // A plan keeps its time until it is there, and only the backend knows when it closes.
      if (change.action === 'OPEN') return edit;
      return withState(edit, STATE_AFTER[change.action]);
    case 'close':
      return withState(edit, 'CLOSED');
    case 'cancel':
      return withState(edit, 'CANCELLED');
    case 'confirm': {
      const confirmed = new Set(change.memberIds);
      // The clock itself starts with the backend's word.
      return withClaims(edit, (claim) =>
        confirmed.has(claim.id) && claim.confirmedAt === null
          ? { ...claim, confirmedAt: claim.offeredAt }
          : claim,
      );
    }
    case 'fulfil':
      return withClaims(edit, (claim) =>
        claim.id === change.memberId ? { ...claim, status: ENTRY.fulfilled } : claim,
      );
    case 'remove':
      return withoutEntry(edit, change.memberId);
  }
}

const withState = (edit: ConsoleLottery, state: ConsoleLottery['lottery']['state']) => ({
  ...edit,
  lottery: { ...edit.lottery, state },
});

const withClaims = (edit: ConsoleLottery, change: (claim: HostClaim) => HostClaim) => ({
  ...edit,
  claims: edit.claims.map(change),
});

function withoutEntry(edit: ConsoleLottery, memberId: string): ConsoleLottery {
  const entry = edit.entrants.find(({ id }) => id === memberId);
  if (entry?.status !== ENTRY.entered) return edit;
  return {
    ...edit,
    entrants: edit.entrants.filter(({ id }) => id !== memberId),
    lottery: {
      ...edit.lottery,
      memberCount: edit.lottery.memberCount - 1,
      ticketTotal: edit.lottery.ticketTotal - entry.tickets,
    },
  };
}
