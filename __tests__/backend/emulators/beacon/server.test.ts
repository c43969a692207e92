import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newestRound } from '@/backend/emulators/beacon/chain';
import { startBeacon, type TestBeacon } from '@/backend/emulators/beacon/server';
import { checkBeacon, TEST_BEACON } from '@/lib/shared/lottery/scheme/beacon';
import { timeOfRound } from '@/lib/shared/lottery/scheme/rounds';

const clock = { at: 0 };
let beacon: TestBeacon;
beforeEach(async () => {
  clock.at = timeOfRound(1000);
  beacon = await startBeacon({ now: () => new Date(clock.at) });
});
afterEach(() => beacon.close());

async function ask(path: string) {
  const answer = await fetch(`${beacon.address}/${TEST_BEACON.chainHash}/${path}`);
  return { status: answer.status, value: (await answer.json()) as Record<string, unknown> };
}

test('it is the test beacon that the scheme knows, with the rounds of quicknet', async () => {
  const { value } = await ask('info');
  expect(value).toMatchObject({
    hash: TEST_BEACON.chainHash,
    public_key: TEST_BEACON.publicKey,
    genesis_time: timeOfRound(1) / 1000,
    period: (timeOfRound(2) - timeOfRound(1)) / 1000,
    schemeID: 'bls-unchained-g1-rfc9380',
  });
  for (const round of [1, 2, 1000, 123_456_789]) {
    expect(newestRound(timeOfRound(round))).toBe(round);
    expect(newestRound(timeOfRound(round) - 1)).toBe(round - 1);
  }
});

test('a round comes out at its time and stays', async () => {
  expect((await ask('public/1001')).status).toBe(425);
  expect((await ask('public/latest')).value.round).toBe(1000);
  clock.at += 3000;
  const { status, value } = await ask('public/1001');
  expect(status).toBe(200);
  const signature = String(value.signature);
  expect(checkBeacon({ round: 1001, signature, randomness: 'drand-test' })).toBe(true);
  expect(checkBeacon({ round: 1001, signature, randomness: 'drand-quicknet' })).toBe(false);
  clock.at += 60_000;
  expect((await ask('public/1001')).value).toEqual(value);
});

test('there is no other chain, round or call', async () => {
  for (const path of ['public/0', 'public/-1', 'public/1e3', 'public/', 'x', 'public/1/2']) {
    expect((await ask(path)).status).toBe(404);
  }
  const quicknet = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
  expect((await fetch(`${beacon.address}/${quicknet}/info`)).status).toBe(404);
  clock.at = timeOfRound(1) - 1;
  expect((await ask('public/latest')).status).toBe(425);
});

test('it is late, wrong, moved or down when it is told so', async () => {
  const tell = (trouble: object) =>
    fetch(`${beacon.address}/trouble`, { method: 'PUT', body: JSON.stringify(trouble) });
  await tell({ lateMs: 3000 });
  expect((await ask('public/1000')).status).toBe(425);
  expect((await ask('public/latest')).value.round).toBe(999);

  await tell({ lateMs: 0, mood: 'wrong' });
  const { round, signature } = (await ask('public/1000')).value;
  expect(round).toBe(1000);
  const [given, randomness] = [{ signature: String(signature) }, 'drand-test' as const];
  expect(checkBeacon({ ...given, round: 1000, randomness })).toBe(false);
  expect(checkBeacon({ ...given, round: 1001, randomness })).toBe(true);

  await tell({ mood: 'moved' });
  expect((await ask('public/1000')).value).toMatchObject({ round: 1000 });
  expect(beacon.asked.at(-1)).toContain('/elsewhere/');

  await tell({ mood: 'down' });
  await expect(ask('public/1000')).rejects.toThrow();
  await tell({ mood: 'well' });
  expect((await ask('public/1000')).status).toBe(200);

  expect((await tell({ mood: 'odd' })).status).toBe(400);
  expect((await tell({ lateMs: -1 })).status).toBe(400);
  expect(beacon.trouble).toEqual({ mood: 'well', lateMs: 0 });
});
