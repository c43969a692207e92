import { OUT_REASONS_OF_HOST } from '@/lib/shared/lottery/reasons';
import { ENTRY } from '@/lib/shared/lottery/states';
import type { ConsoleLottery, HostClaim } from './types';

/** Drawn, and the host has not said yet that it counts. */
export const isUnconfirmed = ({ status, confirmedAt }: HostClaim) =>
  status === ENTRY.won && confirmedAt === null;

/** Told, and their clock runs. */
export const isAwaited = ({ status, confirmedAt }: HostClaim) =>
  status === ENTRY.won && confirmedAt !== null;

/** Claimed, and not handed over yet. */
export const isToHandOver = ({ status }: HostClaim) => status === ENTRY.claimed;

/** Holds the prize, or still may. */
export const holdsPrize = ({ status }: HostClaim) =>
  status === ENTRY.won || status === ENTRY.claimed || status === ENTRY.fulfilled;

/** One prize of a draw, as it is drawn one by one. */
export interface PrizeSlot {
  /** From 1. */
  slot: number;
  /** Place in the draw's `prizes`. */
  prize: number;
  title: string;
  photo: string | null;
  /** Who holds it now; null: not drawn yet, or nobody was left. */
  claim: HostClaim | null;
  /** It was drawn before, and whoever had it was passed over. */
  wasDrawn: boolean;
}

/** All prizes one by one, in their order. `prizes` with a quantity stand as often. */
export function prizeSlots({ lottery, claims }: Pick<ConsoleLottery, 'lottery' | 'claims'>) {
  const units = lottery.prizes.flatMap(({ quantity, title, photo }, prize) =>
    Array.from({ length: quantity }, () => ({ prize, title, photo })),
  );
  return units.map((unit, index): PrizeSlot => {
    const slot = index + 1;
    const drawn = claims.filter((one) => one.slot === slot);
    return { ...unit, slot, claim: drawn.find(holdsPrize) ?? null, wasDrawn: drawn.length > 0 };
  });
}

/** Whom the stage is about: who waits for the host first, then whose clock runs. */
function onStage(claims: readonly HostClaim[]): HostClaim | null {
  return claims.find(isUnconfirmed) ?? claims.find(isAwaited) ?? null;
}

/** Whom the key for the next in line is about: the one on stage, or one whose details are overdue. */
export function passable(claims: readonly HostClaim[]): HostClaim | null {
  return onStage(claims) ?? claims.find((one) => isToHandOver(one) && one.isOverdue) ?? null;
}

/** May still be passed over: what was handed over is not. */
export const mayPassOver = (claim: HostClaim) =>
  holdsPrize(claim) && claim.status !== ENTRY.fulfilled;

/** The public reasons that hold for somebody: `no-details` only after the claim and its time. */
export const reasonsFor = (claim: HostClaim) =>
  OUT_REASONS_OF_HOST.filter(
    (reason) => reason !== 'no-details' || (isToHandOver(claim) && claim.isOverdue),
  );

/** How somebody without an account any more is shown. */
export const nameOf = ({ handle }: { handle: string | null }) => handle ?? '…';
