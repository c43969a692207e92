import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { LONGEST_LABEL, type Randomness } from './lists';

/** What an entry is to the draw: its number, its tickets, and the seal over salt and name. */
export interface DrawEntrant {
  /** 1, 2, 3… in order of joining. */
  n: number;
  /** 1 to 10. */
  tickets: number;
  /** `entryHashOf`, 64 hex digits. */
  c: string;
}

const loneSurrogate = /\p{Surrogate}/u;
const hex32 = /^[0-9a-f]{64}$/;
const hex16 = /^[0-9a-f]{32}$/;
const lotteryIds = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text is 32 bytes as lower-case hex: every hash, head and seed. */
export const isHash = (text: string): boolean => hex32.test(text);

/** Whether a text is 16 bytes as lower-case hex: the salt of an entry. */
export const isSalt = (text: string): boolean => hex16.test(text);

/** Whether the scheme takes this as the id of a draw. */
export const isLotteryId = (text: string): boolean => lotteryIds.test(text);

function bytesOf(tag: string, parts: readonly string[]): Uint8Array {
  const text = [`PlayPlus draw v1 ${tag}`, ...parts].join('\n');
  // UTF-8 has no bytes for half a pair: two different texts would get one hash.
  if (loneSurrogate.test(text)) throw new RangeError('A lone surrogate has no bytes in UTF-8.');
  return utf8ToBytes(text);
}

/**
 * The one hash of the scheme: SHA-256 over `PlayPlus draw v1 <tag>` and the parts, joined by line
 * feeds, as 64 hex digits. Throws a RangeError for a lone surrogate.
 */
export function hashOf(tag: string, ...parts: string[]): string {
  return bytesToHex(sha256(bytesOf(tag, parts)));
}

/** The seal of a draw's secret: `seedHex` is 64 hex digits. */
export function seedHashOf(lotteryId: string, seedHex: string): string {
  mustBe(isLotteryId(lotteryId) && isHash(seedHex), 'an id and a seed of 64 hex digits');
  return hashOf('seed', lotteryId, seedHex);
}

/** What is fixed when a draw is published. */
export interface DrawCommitment {
  lotteryId: string;
  randomness: Randomness;
  prizeCount: number;
  /** The rules and prizes as they are shown: one exact string. */
  rules: string;
  seedHash: string;
}

/** The seal of everything that is fixed when a draw is published. It is head 0 of the entry log. */
export function commitHashOf(commitment: DrawCommitment): string {
  const { lotteryId, randomness, prizeCount, rules, seedHash } = commitment;
  mustBe(isLotteryId(lotteryId) && isHash(seedHash), 'an id and a hash of 64 hex digits');
  return hashOf(
    'commit',
    lotteryId,
    randomness,
    String(prizeCount),
    hashOf('rules', rules),
    seedHash,
  );
}

/**
 * The seal of one entry: salt of 32 hex digits, from the browser that joins. Throws a RangeError
 * for a label that `checkLabel` refuses.
 */
export function entryHashOf(entry: { lotteryId: string; salt: string; label: string }): string {
  const { lotteryId, salt, label } = entry;
  mustBe(isLotteryId(lotteryId) && isSalt(salt), 'an id and a salt of 32 hex digits');
  mustBe(checkLabel(label), 'a label of the scheme');
  return hashOf('entry', lotteryId, salt, label);
}

/** Whether a name can be sealed: NFC, at most 100 UTF-16 units, no control character, no half pair. */
export function checkLabel(label: string): boolean {
  return (
    label.length > 0 &&
    label.length <= LONGEST_LABEL &&
    !/\p{Cc}|\p{Surrogate}/u.test(label) &&
    label === label.normalize('NFC')
  );
}

/** The head after one more line of the log. */
export function nextHead(head: string, line: string): string {
  return hashOf('log', head, line);
}

/** The fingerprint of the list at its closing; `entrants` are the live ones by rising `n`. */
export function entrantsHashOf(commitHash: string, entrants: Iterable<DrawEntrant>): string {
  const slices = entrantsHashSlices(commitHash, entrants);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
  }
}

/** `entrantsHashOf` in slices of a few milliseconds: yields how many entrants are done. */
export function* entrantsHashSlices(
  commitHash: string,
  entrants: Iterable<DrawEntrant>,
): Generator<number, string> {
  const hash = sha256.create().update(bytesOf('entrants', [commitHash]));
  let done = 0;
  // Bytes are made of many lines at once: that costs more than hashing them.
  let waiting = '';
  for (const { n, tickets, c } of entrants) {
    waiting += `\n${n} ${tickets} ${c}`;
    done += 1;
    if (done % SLICE !== 0) continue;
    hash.update(utf8ToBytes(waiting));
    waiting = '';
    yield done;
  }
  return bytesToHex(hash.update(utf8ToBytes(waiting)).digest());
}

/** How many hashes are computed between two reports. */
export const SLICE = 4000;

function mustBe(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new RangeError(`Expected ${what}.`);
}
