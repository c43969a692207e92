import { CallsInFlight } from '@/backend/platform/server/callsInFlight';

const RUSH = 9;
const soon = () => new Promise((resolve) => setTimeout(() => resolve('late'), 20));

function rushOf(many: number): CallsInFlight {
  const calls = new CallsInFlight();
  for (let nth = 0; nth < many; nth += 1) calls.begin();
  return calls;
}

describe('work that gives way to a rush of calls', () => {
  test('goes on at once while few are being answered', async () => {
    const outcome = await Promise.race([rushOf(RUSH - 1).calm(60_000), soon()]);
    expect(outcome).toBeUndefined();
  });

  test('waits while many are, and goes on as soon as the rush is over', async () => {
    const calls = rushOf(RUSH + 1);
    const calm = calls.calm(60_000);
    calls.end();
    await expect(Promise.race([calm, soon()])).resolves.toBe('late');
    calls.end();
    await expect(Promise.race([calm, soon()])).resolves.toBeUndefined();
  });

  test('goes on in a rush that does not end, after its time', async () => {
    const calls = rushOf(RUSH);
    await expect(calls.calm(5)).resolves.toBeUndefined();
  });
});
