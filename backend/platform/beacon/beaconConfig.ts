import { z } from 'zod';

/** The relays of drand's operators; they pass on what the network signed. */
const RELAYS = ['https://api.drand.sh', 'https://api2.drand.sh', 'https://api3.drand.sh'];

const RELAY = /^https:\/\/[^/?#@]+$/;
const TEST_BEACON = /^(embedded(:\d{1,5})?|http:\/\/127\.0\.0\.1:\d{1,5})$/;

/** Environment variables for the public numbers that draws wait for. */
export const beaconEnvironment = {
  DRAND_RELAYS: z
    .string()
    .transform((relays) => relays.split(',').map((relay) => relay.trim().replace(/\/+$/, '')))
    .refine((relays) => isNone(relays) || relays.every((relay) => RELAY.test(relay)), {
      error: 'must look like https://api.drand.sh,https://api2.drand.sh, or be none',
    })
    .default(RELAYS),
  DRAND_TEST_BEACON: z
    .string()
    .trim()
    .refine((beacon) => TEST_BEACON.test(beacon) && portOf(beacon) <= 65_535, {
      error: 'must be embedded, embedded:4005 or http://127.0.0.1:4005',
    })
    .optional(),
};

export interface BeaconConfig {
  /** Whose numbers new draws get if it can be reached: drand's, a test beacon's, or nobody's. */
  randomness: 'drand-quicknet' | 'drand-test' | 'none';
  /** Whom to ask, in turn; origins without a slash at the end. */
  relays: readonly string[];
  /** Where the test beacon is to be started, 0: at any free port; null: nowhere. */
  embeddedPort: number | null;
}

/** Returns the settings of the public numbers. The environment has been checked before. */
export function readBeaconConfig(
  env: z.output<z.ZodObject<typeof beaconEnvironment>>,
): BeaconConfig {
  const { DRAND_RELAYS: relays, DRAND_TEST_BEACON: testBeacon } = env;
  if (testBeacon?.startsWith('embedded')) {
    return { randomness: 'drand-test', relays: [], embeddedPort: portOf(testBeacon) };
  }
  if (testBeacon) return { randomness: 'drand-test', relays: [testBeacon], embeddedPort: null };
  if (isNone(relays)) return { randomness: 'none', relays: [], embeddedPort: null };
  return { randomness: 'drand-quicknet', relays, embeddedPort: null };
}

/** 0: none is named. */
function portOf(testBeacon: string): number {
  return Number(/:(\d+)$/.exec(testBeacon)?.[1] ?? 0);
}

function isNone(relays: readonly string[]): boolean {
  return relays.length === 1 && relays[0] === 'none';
}
