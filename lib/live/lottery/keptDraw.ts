import type { DrawReceipt } from '@/lib/shared/lottery/scheme/receipt';

/** A head of the log as this browser saw it. */
export interface SeenHead {
  seq: number;
  head: string;
  /** By this browser's own clock, in ms since 1970: the server's must not vouch for itself. */
  seenAt: number;
}

/** When this browser saw the frozen list, and which it was. */
export interface SeenClose {
  entrantsHash: string;
  seenAt: number;
}

/** What a browser keeps of a draw, to hold the site to it later. */
export interface KeptDraw {
  /** Random bytes this browser gave when it joined, newest last. */
  salts: string[];
  /** Newest last; each was checked before it was kept. */
  receipts: DrawReceipt[];
  /** Rising by `seq`. */
  heads: SeenHead[];
  close: SeenClose | null;
  /** Where the reader said they live, for entering again. */
  country: string | null;
}

/** Nothing kept; also what the server renders, which has no storage. */
export const NOTHING_KEPT: KeptDraw = {
  salts: [],
  receipts: [],
  heads: [],
  close: null,
  country: null,
};

const MOST_HEADS = 60;
const MOST_RECEIPTS = 10;
const keyOf = (lotteryId: string) => `playplus-draw-${lotteryId}`;

const memory = new Map<string, KeptDraw>();
const watchers = new Set<() => void>();

/** What this browser keeps of a draw: the same object until it changes. */
export function keptDraw(lotteryId: string): KeptDraw {
  const known = memory.get(lotteryId) ?? stored(lotteryId);
  memory.set(lotteryId, known);
  return known;
}

/** Adds to what is kept; storage may be full or forbidden, then it lasts as long as the page. */
export function keepOfDraw(lotteryId: string, add: (kept: KeptDraw) => Partial<KeptDraw>): void {
  const before = keptDraw(lotteryId);
  const next = { ...before, ...add(before) };
  memory.set(lotteryId, next);
  try {
    localStorage.setItem(keyOf(lotteryId), JSON.stringify(next));
  } catch {
    // The page goes on without.
  }
  watchers.forEach((watcher) => watcher());
}

/** Calls `watcher` after each change; returns how to stop. */
export function watchKept(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Heads with a newer one: where there are too many, every second of the older ones goes. Pure. */
export function withHead(heads: readonly SeenHead[], seen: SeenHead): SeenHead[] {
  if (heads.some(({ seq, head }) => seq === seen.seq && head === seen.head)) return [...heads];
  const kept = heads.length < MOST_HEADS ? heads : heads.filter((_, index) => index % 2 === 0);
  return [...kept, seen].sort((a, b) => a.seq - b.seq);
}

/** Receipts with a newer one. Pure. */
export function withReceipt(receipts: readonly DrawReceipt[], receipt: DrawReceipt): DrawReceipt[] {
  return [...receipts.filter(({ head }) => head !== receipt.head), receipt].slice(-MOST_RECEIPTS);
}

function stored(lotteryId: string): KeptDraw {
  try {
    const read = JSON.parse(localStorage.getItem(keyOf(lotteryId)) ?? 'null') as unknown;
    return { ...NOTHING_KEPT, ...(read as Partial<KeptDraw> | null) };
  } catch {
    return NOTHING_KEPT;
  }
}
