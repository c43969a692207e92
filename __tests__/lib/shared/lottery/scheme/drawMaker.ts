import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import {
  commitHashOf,
  entrantsHashOf,
  entryHashOf,
  nextHead,
  seedHashOf,
} from '@/lib/shared/lottery/scheme/hash';
import { DETAILS_DUE_MS, type Randomness } from '@/lib/shared/lottery/scheme/lists';
import * as write from '@/lib/shared/lottery/scheme/lines';
import { liveEntrants, LogReader } from '@/lib/shared/lottery/scheme/log';
import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import { drawKey, rankingOf } from '@/lib/shared/lottery/scheme/ranking';
import { makeReceipt, type DrawReceipt } from '@/lib/shared/lottery/scheme/receipt';
import { roundAfterClose, timeOfRound } from '@/lib/shared/lottery/scheme/rounds';

const { shortSignatures } = bls12_381;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const secretKey = new Uint8Array(32).fill(9);

/** Key of the beacon that `DrawMaker` has when nobody else signs. */
export const makersKey = shortSignatures.getPublicKey(secretKey).toHex();

function signed(round: number): string {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(round));
  return shortSignatures.sign(shortSignatures.hash(sha256(message), DOMAIN), secretKey).toHex();
}

export interface Beginning {
  lotteryId?: string;
  rules?: string;
  seed?: string;
  randomness?: Randomness;
  prizeCount?: number;
  /** Of the round that the closing names. */
  signature?: string;
  startMs?: number;
}

/** Plays a draw line by line, as the one who runs it does, honest or not. */
export class DrawMaker {
  readonly lotteryId: string;
  readonly rules: string;
  readonly seed: string;
  readonly randomness: Randomness;
  readonly prizeCount: number;
  readonly commitHash: string;
  readonly seedHash: string;
  readonly lines: string[] = [];
  readonly heads: string[];
  readonly receipts: DrawReceipt[] = [];
  readonly names: { label: string; salt: string }[] = [];
  readonly offers: { slot: number; n: number }[] = [];
  readonly claimed = new Map<number, number>();
  key = '';
  ranking: number[] | null = null;
  ms: number;
  private signature: string | null;
  private entrantsHash: string | null = null;
  private round: number | null = null;

  constructor(given: Beginning = {}) {
    this.lotteryId = given.lotteryId ?? 'lot-1';
    this.rules = given.rules ?? 'One key. Free entry.';
    this.seed = given.seed ?? 'ab'.repeat(32);
    this.randomness = given.randomness ?? 'none';
    this.prizeCount = given.prizeCount ?? 1;
    this.signature = given.signature ?? null;
    this.ms = given.startMs ?? 1_800_000_000_000;
    this.seedHash = seedHashOf(this.lotteryId, this.seed);
    this.commitHash = commitHashOf(this);
    this.heads = [this.commitHash];
  }

  /** Numbers of who is in now. */
  get live(): number[] {
    return liveEntrants(this.lines).map(({ n }) => n);
  }

  /** Numbers of who holds a prize now, claimed or not. */
  get holders(): number[] {
    const outs = this.lines.map((line) => / out (\d+) /.exec(line)?.[1]).filter(Boolean);
    return this.offers.map(({ n }) => n).filter((n) => !outs.includes(String(n)));
  }

  get head(): string {
    return this.heads.at(-1) ?? '';
  }

  later(ms: number): this {
    this.ms += ms;
    return this;
  }

  add(line: string): this {
    this.lines.push(line);
    this.heads.push(nextHead(this.head, line));
    return this;
  }

  join(label: string, salt: string, tickets = 1): this {
    const { lotteryId } = this;
    const c = entryHashOf({ lotteryId, salt, label });
    this.names.push({ label, salt });
    const prev = this.head;
    this.add(write.joinLine(this.ms, { n: this.names.length, tickets, c }));
    const [seq, line] = [this.lines.length, this.lines.at(-1) ?? ''];
    this.receipts.push(makeReceipt({ lotteryId, seq, prev, line, label, salt }));
    return this;
  }

  close(): this {
    const entrants = liveEntrants(this.lines);
    const entrantsHash = entrantsHashOf(this.commitHash, entrants);
    const ticketTotal = entrants.reduce((sum, { tickets }) => sum + tickets, 0);
    const round = this.randomness === 'none' ? null : roundAfterClose(this.ms);
    Object.assign(this, { entrantsHash, round });
    const entries = entrants.length;
    return this.add(write.closeLine(this.ms, { entries, ticketTotal, entrantsHash, round }));
  }

  /** Computes the order; with a public number not before its time. */
  draw(): this {
    if (this.round !== null) {
      this.ms = Math.max(this.ms, timeOfRound(this.round));
      this.signature ??= signed(this.round);
    }
    this.key = drawKey(this.seed, this.entrantsHash ?? '', this.signature ?? 'none');
    this.ranking = rankingOf(this.key, liveEntrants(this.lines));
    return this;
  }

  reveal(): this {
    this.draw();
    return this.add(write.revealLine(this.ms));
  }

  /** Offers the lowest free prize to the next in the order, if there are both. */
  offer(): this {
    const n = this.ranking?.[this.offers.length];
    const holders = this.holders;
    const taken = this.offers.filter((offer) => holders.includes(offer.n)).map(({ slot }) => slot);
    const slot = Array.from({ length: this.prizeCount }, (_, index) => index + 1).find(
      (each) => !taken.includes(each),
    );
    if (n === undefined || slot === undefined) return this;
    this.offers.push({ slot, n });
    return this.add(write.offerLine(this.ms, { slot, n }));
  }

  claim(n: number): this {
    this.claimed.set(n, this.ms);
    return this.add(write.claimLine(this.ms, { n }));
  }

  out(n: number, reason: Parameters<typeof write.outLine>[1]['reason']): this {
    if (reason === 'no-details') this.later(DETAILS_DUE_MS);
    return this.add(write.outLine(this.ms, { n, reason }));
  }

  cancel(reason: Parameters<typeof write.cancelLine>[1]['reason'] = 'technical'): this {
    if (this.entrantsHash !== null) this.draw();
    return this.add(write.cancelLine(this.ms, { reason }));
  }

  proof(): DrawProof {
    const reader = new LogReader();
    for (const line of this.lines) reader.read(line);
    const isOver = reader.phase === 'revealed' || reader.phase === 'cancelled';
    const isDrawn = isOver && this.entrantsHash !== null;
    return {
      format: 'playplus-draw-proof',
      version: 1,
      lotteryId: this.lotteryId,
      rules: this.rules,
      randomness: this.randomness,
      prizeCount: this.prizeCount,
      seedHash: this.seedHash,
      commitHash: this.commitHash,
      drawLog: [...this.lines],
      head: this.head,
      entrantsHash: this.entrantsHash,
      seed: isOver ? this.seed : null,
      signature: isDrawn ? this.signature : null,
      ranking: isDrawn ? this.ranking : null,
      winners: this.offers.map(({ slot, n }) => {
        const { label = null, salt = null } = this.names[n - 1] ?? {};
        return { slot, n, label, salt };
      }),
    };
  }
}

/** A salt that nobody else has. */
export const saltOf = (number: number): string => number.toString(16).padStart(32, '0');
