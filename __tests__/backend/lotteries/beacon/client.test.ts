import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startBeacon, type TestBeacon } from '@/backend/emulators/beacon/server';
import { fetchRound, findRandomness } from '@/backend/lotteries/beacon/client';
import type { BeaconConfig } from '@/backend/platform/beacon/beaconConfig';
import { createLogger } from '@/backend/platform/logger';
import { checkBeacon } from '@/lib/shared/lottery/scheme/beacon';
import { timeOfRound } from '@/lib/shared/lottery/scheme/rounds';
import { testConfig } from '@/__tests__/support/context';

/** Published by quicknet. */
const ROUND_1000 =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:1';

const clock = { at: 0 };
const now = () => new Date(clock.at);
let beacons: TestBeacon[] = [];
let servers: Server[] = [];
let lines: string[] = [];

beforeEach(() => {
  clock.at = timeOfRound(1000);
  [beacons, servers, lines] = [[], [], []];
});
afterEach(async () => {
  await Promise.all(beacons.map((beacon) => beacon.close()));
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function relay(): Promise<TestBeacon> {
  const beacon = await startBeacon({ now });
  beacons.push(beacon);
  return beacon;
}

/** A relay that gives everybody this answer. */
async function saying(status: number, text: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(text));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Who asks these relays. */
function asker(
  relays: readonly (TestBeacon | string)[],
  randomness: BeaconConfig['randomness'] = 'drand-test',
) {
  const addresses = relays.map((one) => (typeof one === 'string' ? one : one.address));
  const beacon = { randomness, relays: addresses, embeddedPort: null };
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  return { config: { ...testConfig, beacon }, logger, now };
}

const quicknetRound = JSON.stringify({ round: 1000, signature: ROUND_1000, randomness: 'ff' });
const warned = () => lines.filter((line) => line.includes('"level":"warn"'));

describe('what a draw published now gets', () => {
  test('the test beacon where one is named and answers', async () => {
    expect(await findRandomness(asker([await relay()]))).toBe('drand-test');
    expect(lines).toEqual([]);
  });

  test('quicknet where a relay shows a number of now, though the others are away', async () => {
    const good = await saying(200, quicknetRound);
    expect(await findRandomness(asker([NOWHERE, good], 'drand-quicknet'))).toBe('drand-quicknet');
    // Half an hour later the same number is no sign of life.
    clock.at += 30 * 60_000;
    expect(await findRandomness(asker([good], 'drand-quicknet'))).toBe('none');
    expect(warned()).toHaveLength(1);
  });

  test('nothing where the configuration wants nothing', async () => {
    expect(await findRandomness(asker([], 'none'))).toBe('none');
    expect(lines).toEqual([]);
  });

  test.each(['down', 'wrong', 'moved', 'silent'] as const)(
    'nothing where the only relay is %s',
    async (mood) => {
      const beacon = await relay();
      beacon.trouble.mood = mood;
      expect(await findRandomness(asker([beacon]))).toBe('none');
      expect(warned()).toHaveLength(1);
    },
  );

  test('nothing where the numbers are somebody else’s, or nonsense', async () => {
    const beacon = await relay();
    expect(await findRandomness(asker([beacon], 'drand-quicknet'))).toBe('none');
    for (const text of ['', '{}', 'null', '{"round":"1000","signature":1}', 'x'.repeat(10_000)]) {
      expect(await findRandomness(asker([await saying(200, text)]))).toBe('none');
    }
    expect(await findRandomness(asker([await saying(500, quicknetRound)], 'drand-quicknet'))).toBe(
      'none',
    );
  });

  test('is remembered for a minute, and who asks at once waits for one look', async () => {
    const beacon = await relay();
    const publisher = asker([beacon]);
    const found = await Promise.all([findRandomness(publisher), findRandomness(publisher)]);
    expect(found).toEqual(['drand-test', 'drand-test']);
    beacon.trouble.mood = 'down';
    clock.at += 59_999;
    expect(await findRandomness(publisher)).toBe('drand-test');
    expect(beacon.asked).toHaveLength(1);
    clock.at += 1;
    expect(await findRandomness(publisher)).toBe('none');
    beacon.trouble.mood = 'well';
    expect(await findRandomness(publisher)).toBe('none');
    clock.at += 60_000;
    expect(await findRandomness(publisher)).toBe('drand-test');
  });
});

describe('the number that a draw waits for', () => {
  const wanted = { randomness: 'drand-test', round: 1002 } as const;

  test('comes at its time and not before', async () => {
    const beacon = await relay();
    const waiting = asker([beacon]);
    clock.at = timeOfRound(1002) - 1;
    expect(await fetchRound(waiting, wanted)).toBeNull();
    expect(beacon.asked).toEqual([]);
    clock.at += 1;
    const signature = await fetchRound(waiting, wanted);
    expect(checkBeacon({ ...wanted, signature: signature ?? '' })).toBe(true);
    expect(lines).toEqual([]);
  });

  test('of quicknet is the one that was published', async () => {
    const good = await saying(200, quicknetRound);
    const asked = { randomness: 'drand-quicknet', round: 1000 } as const;
    expect(await fetchRound(asker([NOWHERE, good], 'drand-quicknet'), asked)).toBe(ROUND_1000);
  });

  test('comes late when the network is late', async () => {
    const beacon = await relay();
    const waiting = asker([beacon]);
    beacon.trouble.lateMs = 20_000;
    clock.at = timeOfRound(1002) + 19_999;
    expect(await fetchRound(waiting, wanted)).toBeNull();
    clock.at += 1;
    expect(await fetchRound(waiting, wanted)).not.toBeNull();
    expect(warned()).toEqual([]);
  });

  test.each(['down', 'silent', 'moved'] as const)(
    'comes from the next relay where the first is %s, else later',
    async (mood) => {
      const [first, second] = [await relay(), await relay()];
      first.trouble.mood = mood;
      clock.at = timeOfRound(1002);
      expect(await fetchRound(asker([first, second]), wanted)).toMatch(/^[0-9a-f]{96}$/);
      expect(first.asked).toHaveLength(1);
      expect(await fetchRound(asker([first]), wanted)).toBeNull();
      expect(first.asked).toHaveLength(2);
    },
  );

  test('is refused and told to the log when it is another round’s', async () => {
    const [first, second] = [await relay(), await relay()];
    first.trouble.mood = 'wrong';
    clock.at = timeOfRound(1002);
    expect(await fetchRound(asker([first]), wanted)).toBeNull();
    expect(warned()).toEqual([expect.stringContaining('wrong public number')]);
    const signature = await fetchRound(asker([first, second]), wanted);
    expect(checkBeacon({ ...wanted, signature: signature ?? '' })).toBe(true);
  });

  test('is never another network’s', async () => {
    const beacon = await relay();
    clock.at = timeOfRound(1002);
    const other = { ...wanted, randomness: 'drand-quicknet' } as const;
    expect(await fetchRound(asker([beacon]), other)).toBeNull();
    expect(await fetchRound(asker([beacon], 'none'), wanted)).toBeNull();
    expect(beacon.asked).toEqual([]);
    expect(warned()).toHaveLength(2);
  });
});
