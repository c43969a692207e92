import { isAwaited, isUnconfirmed } from './claims';
import type { ConsoleLottery, HostClaim } from './types';

/** What the one button of a draw's console does now. */
export type LotteryAct =
  /** There is nothing to win yet. */
  | { kind: 'prize' }
  | { kind: 'open' }
  /** Nobody is in yet: the link has to get about. */
  | { kind: 'copy' }
  | { kind: 'resume' }
  | { kind: 'close' }
  /** The list is closed; `roundAt`: when the public number comes, null without one. */
  | { kind: 'drawing'; roundAt: string | null }
  | { kind: 'confirm'; claims: HostClaim[] }
  | { kind: 'next'; number: number }
  | { kind: 'wait'; claims: HostClaim[] }
  | { kind: 'again' };

/** The act that comes next: the first that fits. */
export function nextLotteryAct(edit: ConsoleLottery): LotteryAct {
  const { lottery } = edit;
  const { state, memberCount, roundAt } = lottery;
  switch (state) {
    case 'DRAFT':
    case 'SCHEDULED':
      return lottery.prizes.length === 0 ? { kind: 'prize' } : { kind: 'open' };
    case 'OPEN':
      return memberCount === 0 ? { kind: 'copy' } : { kind: 'close' };
    case 'PAUSED':
      return { kind: 'resume' };
    case 'CLOSED':
      return { kind: 'drawing', roundAt };
    case 'CLAIMING':
      return actOfClaims(edit);
    case 'COMPLETED':
    case 'CANCELLED':
      return { kind: 'again' };
  }
}

function actOfClaims(edit: ConsoleLottery): LotteryAct {
  const unconfirmed = edit.claims.filter(isUnconfirmed);
  if (unconfirmed.length > 0) return { kind: 'confirm', claims: unconfirmed };
  const awaited = edit.claims.filter(isAwaited);
  if (awaited.length > 0) return { kind: 'wait', claims: awaited };
  if (mayDrawNext(edit)) return { kind: 'next', number: edit.lottery.drawnCount + 1 };
  return { kind: 'again' };
}

/** Says whether a further prize may be drawn: there are people for it, and nobody waits for the host's word. */
export const mayDrawNext = ({ lottery, claims, nextInLine }: ConsoleLottery) =>
  lottery.drawnCount < lottery.prizeCount && nextInLine.length > 0 && !claims.some(isUnconfirmed);

/** Names an act with all that it is about: another name means that the button does another thing. */
export function nameOfLotteryAct(act: LotteryAct): string {
  const people = 'claims' in act ? act.claims : [];
  return [act.kind, ...people.map(({ id }) => id)].join();
}

/** The key of each act beside Space. */
export const KEYS_OF_ACTS: Partial<Record<LotteryAct['kind'], string>> = {
  open: 'O',
  resume: 'O',
  close: 'D',
  confirm: 'C',
  next: 'D',
  again: 'R',
};

/** The key that passes somebody over. */
export const KEY_OF_NEXT = 'N';
