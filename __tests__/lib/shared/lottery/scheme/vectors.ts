import { DrawMaker, saltOf } from './drawMaker';

/** The signature of the beacon's round 1000. */
export const ROUND_1000 =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

/** The draw of the scheme's vectors with three people in, not closed yet. */
export function openVector(randomness: 'none' | 'drand-quicknet'): DrawMaker {
  const bytes = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0'));
  const maker = new DrawMaker({
    seed: bytes.join(''),
    randomness,
    ...(randomness === 'none' ? {} : { signature: ROUND_1000 }),
    startMs: 1_692_806_340_000,
  });
  maker.join('@ann', saltOf(1), 1);
  maker.later(1000).join('@bob', saltOf(2), 2);
  return maker.later(1000).join('~Zo\u00eb', saltOf(3), 3);
}

/** The same, closed and waiting for its number. */
export const closedVector = (randomness: 'none' | 'drand-quicknet'): DrawMaker =>
  openVector(randomness).later(11_500).close();

/** The same, played to the claim of the second in the order. */
export function wholeVector(randomness: 'none' | 'drand-quicknet'): DrawMaker {
  const maker = closedVector(randomness).later(11_500).reveal().offer();
  maker
    .later(120_000)
    .out(maker.ranking?.[0] ?? 0, 'expired')
    .offer();
  return maker.later(5000).claim(maker.ranking?.[1] ?? 0);
}
