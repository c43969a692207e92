// The rules of a draw, written a second time: with Node alone, and without any code of the site.
// verifyDraw.mjs runs them in order. Each throws a Refusal or says what is still open.
import { createHash, createHmac } from 'node:crypto';

const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const PUBLIC_KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
const GENESIS = 1_692_803_367_000;

/** What does not hold, in a sentence. */
export class Refusal extends Error {}
/** Refuses with a sentence what is not so. */
export const must = (isSo, sentence) => {
  if (!isSo) throw new Refusal(sentence);
};
const same = (sentence, computed, found) =>
  must(computed === found, `${sentence}\n  expected: ${computed}\n  the file holds: ${found}`);

const sha256 = (data) => createHash('sha256').update(data);
/** The one hash of the scheme. */
export const H = (tag, ...parts) =>
  sha256([`PlayPlus draw v1 ${tag}`, ...parts].join('\n')).digest('hex');
const isText = (value) => typeof value === 'string' && !/\p{Cs}/u.test(value);
const hex = (digits) => (value) =>
  isText(value) && value.length === digits && /^[0-9a-f]+$/.test(value);
const whole = (value, most = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && value >= 1 && value <= most;
const orNull = (isSo) => (value) => value === null || isSo(value);
const listOf = (isSo) => (value) => Array.isArray(value) && value.every(isSo);
const isLabel = (value) =>
  isText(value) &&
  /^\P{Cc}{1,100}$/u.test(value) &&
  value.length <= 100 &&
  value.normalize() === value;
const keysOf = (value) => `${Object.keys(value ?? {}).sort()}`;

const shape = {
  format: (value) => value === 'playplus-draw-proof',
  version: (value) => value === 1,
  lotteryId: (value) => isText(value) && /^[A-Za-z0-9_-]{1,64}$/.test(value),
  rules: isText,
  randomness: (value) => ['drand-quicknet', 'none', 'drand-test'].includes(value),
  prizeCount: (value) => whole(value, 1000),
  ...{ seedHash: hex(64), commitHash: hex(64), drawLog: listOf(isText), head: hex(64) },
  ...{ entrantsHash: orNull(hex(64)), seed: orNull(hex(64)), signature: orNull(hex(96)) },
  ranking: orNull(listOf((n) => whole(n))),
  winners: listOf(
    (row) =>
      keysOf(row) === 'label,n,salt,slot' &&
      whole(row.slot, 1000) &&
      whole(row.n) &&
      (row.label === null ? row.salt === null : isLabel(row.label) && hex(32)(row.salt)),
  ),
};

/** It is a proof in form: exactly its keys, each of its kind. */
export function checkShape(proof) {
  must(keysOf(proof) === keysOf(shape), 'It has not exactly the keys of a proof.');
  for (const [key, isSo] of Object.entries(shape)) must(isSo(proof[key]), `No ${key} of a proof.`);
}

// A verb, where it may stand, its form: N from 1, Z from 0, T tickets, H a hash, R a round.
const forms = `
join open N T H
tickets open N T
leave open N
remove open N (host|moderator|banned|blocked|recent-winner|ineligible|duplicate|rule-breach|account-deleted)
close open Z Z H R
reveal closed
offer revealed N N
claim revealed N
out revealed N (expired|declined|no-details|ineligible|duplicate|rule-breach|banned|account-deleted)
cancel open,closed (host-cancelled|host-account-closed|rule-breach|technical|beacon-lost)`;
const N = '[1-9]\\d{0,15}';
const letters = { N, Z: `0|${N}`, T: '[1-9]|10', H: '[0-9a-f]{64}', R: `-|${N}` };
const grammar = forms
  .trim()
  .split('\n')
  .map((text) => {
    const [verb, states, ...rest] = text.split(' ');
    const form = ['Z', verb, ...rest].join(' ').replace(/\b[NZTHR]\b/g, (of) => `(${letters[of]})`);
    return { verb, states, form: new RegExp(`^${form}$`) };
  });
const stateAfter = { close: 'closed', reveal: 'revealed', cancel: 'cancelled' };

/** All lines, their order and their chain; `log` then holds what they say. */
export function followLog(proof, log) {
  const { seen } = log;
  Object.assign(log, { state: 'open', live: new Map(), handout: [] });
  const seals = new Set();
  let [head, time, numbers] = [proof.commitHash, 0, 0];
  for (const [index, line] of proof.drawLog.entries()) {
    const at = `Line ${index + 1} (${line})`;
    const { verb, states, form } = grammar.find((each) => each.form.test(line)) ?? {};
    must(verb, `${at} is no line of a log.`);
    const [ms, a, b, c, d] = form.exec(line).slice(1);
    must(Number(ms) >= time && whole(Number(ms) + 1), `${at}: time falls.`);
    must(states.includes(log.state), `${at} may not stand here, the draw is ${log.state}.`);
    time = Number(ms);
    const n = Number(a);
    if (verb === 'join') {
      numbers += 1;
      must(n === numbers && !seals.has(c), `${at}: not the next number, or a seal used before.`);
      seals.add(c);
      log.live.set(n, { tickets: Number(b), c });
    } else if (['tickets', 'leave', 'remove'].includes(verb)) {
      must(log.live.has(n), `${at}: ${n} is not in the list.`);
      if (verb === 'tickets') log.live.get(n).tickets = Number(b);
      else log.live.delete(n);
    } else if (verb === 'close') log.close = { ms: time, counts: `${a} ${b}`, hash: c, round: d };
    else if (verb === 'reveal') log.revealMs = time;
    else if (verb !== 'cancel') log.handout.push({ at, time, verb, a: n, b });
    log.state = stateAfter[verb] ?? log.state;
    head = H('log', head, line);
    for (const known of seen)
      if (known.seq === index + 1) same(`${at} was changed.`, known.head, head);
  }
  same('The chain over all lines ends in another head.', head, proof.head);
  const longest = Math.max(0, ...seen.map(({ seq }) => seq));
  must(longest <= proof.drawLog.length, `The log ends before line ${longest}, which was seen.`);
  log.isOver = log.state === 'revealed' || log.state === 'cancelled';
  must(log.isOver === (proof.seed !== null), 'The secret is missing or came early.');
}

const LATER = 'comes after the draw';
const UNUSED = 'this draw has none';
const early = ({ state }) => (state === 'cancelled' ? UNUSED : LATER);

export function checkSeal({ lotteryId, seed, seedHash }) {
  if (seed === null) return LATER;
  same('The secret has another seal.', seedHash, H('seed', lotteryId, seed));
}

export function checkRules(
  { lotteryId, randomness, prizeCount, rules, seedHash, commitHash },
  { seen },
) {
  const parts = [lotteryId, randomness, String(prizeCount), H('rules', rules), seedHash];
  same('They have another seal.', H('commit', ...parts), commitHash);
  for (const { seq, head } of seen) if (seq === 0) same('Another was seen.', head, commitHash);
}

export function checkList(proof, log) {
  const { close, live } = log;
  if (!close) return must(proof.entrantsHash === null, 'A fingerprint too early.') ?? early(log);
  const total = [...live.values()].reduce((sum, { tickets }) => sum + tickets, 0);
  same('The closing counts others.', `${live.size} ${total}`, close.counts);
  const rows = [...live].map(([n, { tickets, c }]) => `${n} ${tickets} ${c}`);
  const computed = H('entrants', proof.commitHash, ...rows);
  same('The closing has another fingerprint.', computed, close.hash);
  same('The file has another fingerprint.', computed, proof.entrantsHash);
}

export async function checkNumber({ randomness, signature }, log) {
  const { close, isOver, revealMs } = log;
  const mayBe = close && isOver && randomness !== 'none';
  must(signature === null || mayBe, 'A public number where none can be.');
  if (!close) return early(log);
  const round = Math.ceil((close.ms + 10_000 - GENESIS) / 3000) + 1;
  same('The closing names another round.', randomness === 'none' ? '-' : `${round}`, close.round);
  if (randomness === 'none') return UNUSED;
  const time = GENESIS + (round - 1) * 3000;
  must(!revealMs || revealMs >= time, 'Revealed before the round was out.');
  must(signature !== null || !revealMs, 'The public number is missing.');
  if (signature === null) return LATER;
  if (randomness === 'drand-test') return 'NOT CHECKED: a test beacon, no public number';
  const curves = await import('@noble/curves/bls12-381.js').catch(() => null);
  const link = `https://api.drand.sh/${CHAIN}/public/${round}`;
  if (!curves) return `NOT CHECKED: npm install @noble/curves, or compare it with ${link}`;
  must(isSigned(curves.bls12_381, round, signature), `It is not the number of round ${round}.`);
}

function isSigned({ shortSignatures, G1 }, round, signature) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  const message = new Uint8Array(sha256(bytes).digest());
  try {
    const point = G1.Point.fromHex(signature);
    // Refuses points outside of the subgroup: with them one number would have many spellings.
    point.assertValidity();
    const hashed = shortSignatures.hash(message, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
    return shortSignatures.verify(point, hashed, new Uint8Array(Buffer.from(PUBLIC_KEY, 'hex')));
  } catch {
    return false;
  }
}

export function checkOrder({ seed, signature, randomness, ranking }, log) {
  const { close, live, isOver } = log;
  if (!close || !isOver || (randomness !== 'none' && signature === null)) {
    return must(ranking === null, 'An order too early.') ?? (close ? LATER : early(log));
  }
  must(ranking, 'The order is missing.');
  const keyed = (key, text) => createHmac('sha256', key).update(text);
  const text = `PlayPlus draw v1 key\n${close.hash}\n${signature ?? 'none'}`;
  const key = keyed(Buffer.from(seed, 'hex'), text).digest();
  const best = [...live].map(([n, { tickets }]) => {
    const own = Array.from({ length: tickets }, (_, t) =>
      keyed(key, `${n} ${t + 1}`).digest('hex'),
    );
    return [own.sort()[0], n];
  });
  // Hex of one length sorts as its bytes do.
  best.sort(([a, n], [b, m]) => (a === b ? n - m : a < b ? -1 : 1));
  for (let at = 0; at < Math.max(best.length, ranking.length); at += 1) {
    same(`Place ${at + 1} is somebody else's.`, best[at]?.[1], ranking[at]);
  }
}

export function checkWinners({ winners, ranking, prizeCount, lotteryId }, log) {
  if (log.state !== 'revealed') return must(!winners.length, 'Winners too early.') ?? early(log);
  const held = new Map();
  const offers = [];
  for (const { at, time, verb, a, b } of log.handout) {
    if (verb === 'offer') {
      const taken = [...held.values()].map(({ slot }) => slot);
      const slots = Array.from({ length: prizeCount }, (_, k) => k + 1);
      const free = slots.find((slot) => !taken.includes(slot));
      same(`${at} is not the next offer.`, `${free} ${ranking[offers.length]}`, `${a} ${b}`);
      offers.push(`${a} ${b}`);
      held.set(Number(b), { slot: a, claimed: null });
      continue;
    }
    const offer = held.get(a);
    must(offer && (verb === 'out' || !offer.claimed), `${at}: nothing is offered there.`);
    const { claimed } = offer;
    if (verb === 'claim') offer.claimed = time;
    else held.delete(a);
    must(b !== 'expired' || !claimed, `${at}: it was claimed.`);
    const isPatient = claimed && time >= claimed + 48 * 3_600_000;
    must(b !== 'no-details' || isPatient, `${at}: 48 hours have not passed since a claim.`);
  }
  const given = winners.map(({ slot, n }) => `${slot} ${n}`);
  same('The winners are others.', `${offers}`, `${given}`);
  for (const { n, label, salt } of winners) {
    if (label === null) continue;
    same(`${n} is not ${label}.`, log.live.get(n).c, H('entry', lotteryId, salt, label));
  }
  return offers.length || !ranking.length ? undefined : LATER;
}
