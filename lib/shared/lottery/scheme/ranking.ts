import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { SLICE } from './hash';

const DIGEST = 32;
/** Two whole numbers and a space. */
const LONGEST_TICKET = 40;
/** As many leading bytes fit into one exact number. */
const PREFIX = 6;

/**
 * The key that every ticket is drawn with, as 64 hex digits: the secret over the list and the public
 * number. `signature` is `none` in a draw without one.
 */
export function drawKey(seedHex: string, entrantsHash: string, signature: string): string {
  const text = `PlayPlus draw v1 key\n${entrantsHash}\n${signature}`;
  return bytesToHex(hmac(sha256, hexToBytes(seedHex), utf8ToBytes(text)));
}

/** The `t`-th ticket of entry `n`, as 64 hex digits. */
export function ticketOf(keyHex: string, n: number, t: number): string {
  const drawn = new Uint8Array(DIGEST);
  ticketsOf(keyHex)(n, t, drawn);
  return bytesToHex(drawn);
}

/** An entrant as the ranking needs it. */
export interface RankedEntrant {
  n: number;
  tickets: number;
}

/**
 * The order of a draw: the numbers of all entrants, first place first. Everyone counts their
 * smallest ticket; equal ones go by the lower number. 100,000 tickets take a quarter of a second: a
 * process that serves others takes `rankingSlices`.
 */
export function rankingOf(keyHex: string, entrants: readonly RankedEntrant[]): number[] {
  const slices = rankingSlices(keyHex, entrants);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
  }
}

/** `rankingOf` in slices of some milliseconds: yields how many tickets are drawn. */
export function* rankingSlices(
  keyHex: string,
  entrants: readonly RankedEntrant[],
): Generator<number, number[]> {
  const drawTicket = ticketsOf(keyHex);
  const best = new Uint8Array(entrants.length * DIGEST);
  const drawn = new Uint8Array(DIGEST);
  let done = 0;
  for (const [index, { n, tickets }] of entrants.entries()) {
    const own = best.subarray(index * DIGEST, (index + 1) * DIGEST);
    for (let t = 1; t <= tickets; t += 1) {
      drawTicket(n, t, drawn);
      if (t === 1 || compareBytes(drawn, own) < 0) own.set(drawn);
      done += 1;
      if (done % SLICE === 0) yield done;
    }
  }
  return sorted(best, entrants);
}

/**
 * Draws tickets into a buffer. The key is worked in once, and each ticket goes on from a copy in
 * place: twice as fast as new objects, and no slower than Node's own.
 */
function ticketsOf(keyHex: string): (n: number, t: number, out: Uint8Array) => void {
  const keyed = hmac.create(sha256, hexToBytes(keyHex));
  const copy = keyed.clone();
  const message = new Uint8Array(LONGEST_TICKET);
  return (n, t, out) => {
    const text = `${n} ${t}`;
    for (let at = 0; at < text.length; at += 1) message[at] = text.charCodeAt(at);
    keyed._cloneInto(copy).update(message.subarray(0, text.length)).digestInto(out);
  };
}

function sorted(best: Uint8Array, entrants: readonly RankedEntrant[]): number[] {
  const view = new DataView(best.buffer);
  // Nearly always the leading bytes decide, and numbers compare much faster than bytes.
  const prefixes = Float64Array.from(
    entrants,
    (_, index) =>
      view.getUint32(index * DIGEST) * 2 ** ((PREFIX - 4) * 8) + view.getUint16(index * DIGEST + 4),
  );
  const at = (index: number) => best.subarray(index * DIGEST, (index + 1) * DIGEST);
  const places = Uint32Array.from(entrants, (_, index) => index);
  places.sort(
    (a, b) =>
      (prefixes[a] ?? 0) - (prefixes[b] ?? 0) ||
      compareBytes(at(a), at(b)) ||
      (entrants[a]?.n ?? 0) - (entrants[b]?.n ?? 0),
  );
  return Array.from(places, (index) => entrants[index]?.n ?? 0);
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < DIGEST; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
