import { checkBeacon } from '@/lib/shared/lottery/scheme/beacon';
import { entryHashOf } from '@/lib/shared/lottery/scheme/hash';
import { drawKey, rankingSlices } from '@/lib/shared/lottery/scheme/ranking';
import { roundAfterClose, timeOfRound } from '@/lib/shared/lottery/scheme/rounds';
import { followHandout } from './handout';
import type { StepOutcome, VerifyProgress } from './steps';
import { failed, later, notUsed, ok, type Work } from './work';

/** The public number is that of the round which the closing named, and could not exist before. */
export function checkNumber({ proof, reader, facts, testPublicKey }: Work): StepOutcome {
  const { signature, randomness } = proof;
  const { close, reveal, phase } = reader;
  const isDue = phase === 'revealed' || (phase === 'cancelled' && close !== null);
  if (signature !== null && (randomness === 'none' || !isDue)) {
    return failed('not-due', { found: signature });
  }
  if (!close) return phase === 'cancelled' ? notUsed : later;
  const line = close.seq;
  const round = randomness === 'none' ? null : roundAfterClose(close.ms);
  if (close.round !== round) {
    return failed('round-differs', {
      line,
      expected: String(round ?? '-'),
      found: String(close.round ?? '-'),
    });
  }
  if (round === null || randomness === 'none') return notUsed;
  facts.round = round;
  facts.roundMs = timeOfRound(round);
  if (reveal && reveal.ms < facts.roundMs) {
    return failed('before-its-round', {
      line: reveal.seq,
      expected: String(facts.roundMs),
      found: String(reveal.ms),
    });
  }
  // A cancelled draw has none until the round is out.
  if (signature === null) return phase === 'revealed' ? failed('missing') : later;
  const key = testPublicKey === undefined ? {} : { testPublicKey };
  return checkBeacon({ round, signature, randomness, ...key })
    ? ok
    : failed('number-false', { expected: String(round), found: signature });
}

/** The order of secret, list and number is the order of the file. */
export function* checkOrder(work: Work): Generator<VerifyProgress, StepOutcome> {
  const { proof, reader, facts } = work;
  const { seed, signature, randomness, ranking: given } = proof;
  const { close, phase, live } = reader;
  const hasNumber = randomness === 'none' || signature !== null;
  if (!close || phase === 'closed' || !hasNumber || seed === null) {
    if (given !== null) return failed('not-due');
    return !close && phase === 'cancelled' ? notUsed : later;
  }
  if (given === null) return failed('missing');
  const key = drawKey(seed, close.entrantsHash, signature ?? 'none');
  const slices = rankingSlices(key, [...live.values()]);
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) {
    yield { step: 'order', done: slice.value, total: facts.tickets };
  }
  const ranking = slice.value;
  for (let index = 0; index < Math.max(ranking.length, given.length); index += 1) {
    const [expected, found] = [ranking[index], given[index]];
    if (expected === found) continue;
    return failed('order-differs', {
      place: index + 1,
      expected: String(expected ?? '-'),
      found: String(found ?? '-'),
    });
  }
  work.ranking = ranking;
  return ok;
}

/** Prizes went down the order by the rules, and each name is the one that was sealed. */
export function checkWinners({ proof, reader, facts, ranking }: Work): StepOutcome {
  const { winners, lotteryId, prizeCount } = proof;
  if (reader.phase !== 'revealed' || !ranking) {
    if (winners.length > 0) return failed('not-due', { place: 1 });
    return reader.phase === 'cancelled' ? notUsed : later;
  }
  const handout = followHandout(reader.handout, ranking, prizeCount);
  if (handout.problem) {
    const { problem, seq, expected } = handout;
    return failed(problem, { line: seq, expected, found: proof.drawLog[seq - 1] ?? '' });
  }
  const { offers } = handout;
  for (let index = 0; index < Math.max(offers.length, winners.length); index += 1) {
    const [offer, winner] = [offers[index], winners[index]];
    const place = index + 1;
    const expected = offer ? `${offer.slot} ${offer.n}` : '-';
    const found = winner ? `${winner.slot} ${winner.n}` : '-';
    if (!offer || !winner || expected !== found) {
      return failed('winner-differs', { place, expected, found });
    }
    const { n, label, salt } = winner;
    if (label !== null && salt !== null) {
      const sealed = reader.live.get(n)?.c ?? '-';
      const opened = entryHashOf({ lotteryId, salt, label });
      if (opened !== sealed)
        return failed('name-differs', { place, expected: sealed, found: opened });
    }
    facts.offers.push({ ...offer, label });
  }
  // The first prize is offered in a moment; without anybody in there is nothing to offer.
  return offers.length > 0 || ranking.length === 0 ? ok : later;
}
