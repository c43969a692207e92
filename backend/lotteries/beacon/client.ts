import type { BeaconConfig } from '@/backend/platform/beacon/beaconConfig';
import type { Context } from '@/backend/platform/context';
import { checkBeacon, QUICKNET, TEST_BEACON } from '@/lib/shared/lottery/scheme/beacon';
import { timeOfRound } from '@/lib/shared/lottery/scheme/rounds';
import { askRelay } from './relay';

type Asker = Pick<Context, 'config' | 'logger' | 'now'>;

/** All the relays together, as somebody waits for a draw to be published. */
const LOOK_DEADLINE_MS = 1500;
/** One relay after the other. */
const FETCH_DEADLINE_MS = 2000;
const REMEMBER_MS = 60_000;
/** A network whose newest round is further from our clock than that is of no use to us. */
const MOST_APART_MS = 30_000;

interface Look {
  untilMs: number;
  found: Promise<BeaconConfig['randomness']>;
}

// Cached per configuration object, of which a process reads one. Who asks meanwhile waits for the
// same look.
const looks = new WeakMap<BeaconConfig, Look>();

/**
 * The randomness that a draw published now gets: the configured network's if one of its relays shows
 * a true number of this very time within 1.5 s, else `none`. The answer holds for a minute. Never
 * throws. It asks the network: not to be called inside of a transaction.
 */
export function findRandomness({ config, logger, now }: Asker): Look['found'] {
  const nowMs = now().getTime();
  const known = looks.get(config.beacon);
  if (known && nowMs < known.untilMs) return known.found;
  const found = lookForNetwork({ config, logger, now });
  looks.set(config.beacon, { untilMs: nowMs + REMEMBER_MS, found });
  return found;
}

async function lookForNetwork({ config, logger, now }: Asker): Look['found'] {
  const { randomness, relays } = config.beacon;
  if (randomness === 'none') return 'none';
  const enough = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(LOOK_DEADLINE_MS), enough.signal]);
  const look = async (relay: string) => {
    const latest = await askRelay(relay, { ...chainOf(randomness), round: 'latest', signal });
    const told = latest ?? { round: 0, signature: '' };
    if (!checkBeacon({ ...told, randomness })) throw new Error('told no true number');
    const apartMs = Math.abs(now().getTime() - timeOfRound(told.round));
    if (apartMs > MOST_APART_MS) throw new Error(`told a number ${apartMs} ms from our clock`);
  };
  try {
    await Promise.any(relays.map(look));
    return randomness;
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors.map(String) : [String(error)];
    logger.warn({ reasons }, 'no public number can be had: draws published now go without one');
    return 'none';
  } finally {
    enough.abort();
  }
}

/**
 * The public number of a round for a draw that waits for it: the signature, 48 bytes in lower-case
 * hex, checked. Null: not to be had now, so come again. That is so before the round's time by our
 * clock, while the relays do not have it or cannot be reached (up to 2 s for each), and for a draw
 * whose network the configuration does not name any more. Never throws.
 */
export async function fetchRound(
  { config, logger, now }: Asker,
  { randomness, round }: { randomness: 'drand-quicknet' | 'drand-test'; round: number },
): Promise<string | null> {
  if (now().getTime() < timeOfRound(round)) return null;
  if (randomness !== config.beacon.randomness) {
    logger.warn({ randomness, round }, 'a draw waits for a network that is not configured');
    return null;
  }
  for (const relay of config.beacon.relays) {
    const signal = AbortSignal.timeout(FETCH_DEADLINE_MS);
    try {
      const told = await askRelay(relay, { ...chainOf(randomness), round, signal });
      if (!told) continue;
      const { signature } = told;
      if (checkBeacon({ round, signature, randomness })) return signature;
      logger.warn({ relay, round }, 'a relay told a wrong public number, which is refused');
    } catch (error) {
      logger.info({ relay, round, reason: String(error) }, 'a relay told no public number');
    }
  }
  return null;
}

function chainOf(randomness: 'drand-quicknet' | 'drand-test'): { chainHash: string } {
  return randomness === 'drand-quicknet' ? QUICKNET : TEST_BEACON;
}
