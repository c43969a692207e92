import { DETAILS_DUE_MS, type OutReason } from '@/lib/shared/lottery/scheme/lists';
import type { HandoutLine } from '@/lib/shared/lottery/scheme/log';

/** A prize that was offered to somebody, and what became of it. */
export interface DrawOffer {
  /** The prize, from 1. */
  slot: number;
  n: number;
  /** Place in the order, from 1. */
  place: number;
  state: 'offered' | 'claimed' | 'out';
  reason: OutReason | null;
  /** Of the claim, in milliseconds since 1970. */
  claimedMs: number | null;
}

/** What a line did against the rules of handing out. */
export type HandoutProblem = 'not-the-next' | 'not-the-slot' | 'not-offered' | 'not-a-reason-now';

/** What was handed out, or the first line that breaks a rule. */
export type Handout =
  | { offers: DrawOffer[]; problem: null }
  | { offers: DrawOffer[]; problem: HandoutProblem; seq: number; expected: string };

/**
 * Follows the lines after `reveal`: the k-th offer goes to the k-th of the order and takes the
 * lowest prize that was never offered or fell free.
 */
export function followHandout(
  lines: readonly HandoutLine[],
  ranking: readonly number[],
  prizeCount: number,
): Handout {
  const offers: DrawOffer[] = [];
  const holders = new Map<number, DrawOffer>();
  const taken = new Set<number>();
  for (const line of lines) {
    const { seq, n } = line;
    const refused = (problem: HandoutProblem, expected: string): Handout => ({
      offers,
      problem,
      seq,
      expected,
    });
    if (line.verb === 'offer') {
      const place = offers.length + 1;
      const next = ranking[offers.length];
      if (next !== n) return refused('not-the-next', String(next ?? '-'));
      const slot = lowestFree(taken, prizeCount);
      if (slot !== line.slot) return refused('not-the-slot', String(slot ?? '-'));
      const offer: DrawOffer = {
        slot,
        n,
        place,
        state: 'offered',
        reason: null,
        claimedMs: null,
      };
      offers.push(offer);
      holders.set(n, offer);
      taken.add(slot);
      continue;
    }
    const offer = holders.get(n);
    if (!offer) return refused('not-offered', '-');
    if (line.verb === 'claim') {
      if (offer.state === 'claimed') return refused('not-offered', '-');
      Object.assign(offer, { state: 'claimed', claimedMs: line.ms });
      continue;
    }
    if (!mayBeOut(offer, line)) return refused('not-a-reason-now', offer.state);
    Object.assign(offer, { state: 'out', reason: line.reason });
    holders.delete(n);
    taken.delete(offer.slot);
  }
  return { offers, problem: null };
}

function mayBeOut(offer: DrawOffer, line: { ms: number; reason: OutReason }): boolean {
  if (line.reason === 'expired') return offer.state === 'offered';
  if (line.reason !== 'no-details') return true;
  return offer.claimedMs !== null && line.ms >= offer.claimedMs + DETAILS_DUE_MS;
}

function lowestFree(taken: ReadonlySet<number>, prizeCount: number): number | null {
  for (let slot = 1; slot <= prizeCount; slot += 1) if (!taken.has(slot)) return slot;
  return null;
}
