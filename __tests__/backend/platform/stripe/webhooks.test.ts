import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SANDBOX_SECRETS, toldEvent } from '@/__tests__/support/stripeSandbox';
import { startStripeDoor, type StripeDoor } from '@/__tests__/support/stripeDoor';
import { ToldWorld } from '@/__tests__/support/toldWorld';

let world: ToldWorld;
let door: StripeDoor;

beforeAll(async () => {
  world = await ToldWorld.open();
  door = await world.openDoor();
});
afterAll(async () => {
  await door.close();
  await world.close();
});
beforeEach(() => world.reset());

describe('what Stripe tells', () => {
  test('ten times, and twenty times at once, has one effect', async () => {
    world.truth.set('pi_1', 'succeeded');
    const told = world.event('payment_intent.succeeded');
    for (let time = 0; time < 10; time += 1) {
      expect(await door.tell(told)).toBe(200);
      await world.applyAll();
    }
    const many = await Promise.all(Array.from({ length: 20 }, () => door.tell(told)));
    expect(new Set(many)).toEqual(new Set([200]));
    await Promise.all(Array.from({ length: 5 }, () => world.applyAll()));
    expect(await world.booked()).toEqual([{ id: 'evt_succeeded', state: 'succeeded' }]);
    expect(world.log).toEqual([]);
  });

  test('fifty times at once is heard each time', async () => {
    world.truth.set('pi_1', 'succeeded');
    const all = Array.from({ length: 50 }, (_, place) =>
      door.tell(world.event('payment_intent.succeeded', `evt_${place}`)),
    );
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    expect(await world.stored()).toHaveLength(50);
  });

  test('of a kind nobody follows is heard and left alone', async () => {
    expect(await door.tell(world.event('invoice.paid'))).toBe(200);
    expect(await world.stored()).toEqual([]);
    expect(world.log).toEqual([]);
  });

  test('of the other mode is heard, noted and left alone', async () => {
    const told = { id: 'evt_live', type: 'payment_intent.succeeded', objectId: 'pi_1' };
    expect(await door.tell(toldEvent(world.world.stripe, { ...told, livemode: true }))).toBe(200);
    expect(await world.stored()).toEqual([]);
    expect(world.log).toMatchObject([{ msg: 'event of another mode of Stripe left alone' }]);
  });

  test('of a connected account comes with the secret of Connect and names the account', async () => {
    const told = { id: 'evt_po', type: 'payout.paid', objectId: 'po_1', account: 'acct_1' };
    expect(await door.tell(toldEvent(world.world.stripe, told))).toBe(200);
    expect(await world.stored()).toMatchObject([
      { id: 'evt_po', account: 'acct_1', objectId: 'po_1' },
    ]);
  });

  test('with the old secret or the new one is heard while one takes over', async () => {
    const webhookSecrets = {
      account: ['whsec_old', 'whsec_new'],
      connect: [SANDBOX_SECRETS.connect],
    };
    const rotating = { ...world.context, stripe: { ...world.world.stripe, webhookSecrets } };
    const other = await startStripeDoor(rotating, world.handlers);
    for (const secret of ['whsec_old', 'whsec_new']) {
      const told = { id: `evt_${secret}`, type: 'payment_intent.succeeded', objectId: 'pi_1' };
      expect(await other.tell(toldEvent(world.world.stripe, told, { secret }))).toBe(200);
    }
    await other.close();
    expect(await world.stored()).toHaveLength(2);
  });
});

describe('what is not from Stripe', () => {
  const own = { id: 'evt_1', type: 'payment_intent.succeeded', objectId: 'pi_1' };
  const now = () => Math.floor(Date.now() / 1000);
  const reserialised = () => {
    const { body, signature } = toldEvent(world.world.stripe, own);
    return { body: JSON.stringify(JSON.parse(body), null, 1), signature };
  };

  test.each([
    ['forged', () => toldEvent(world.world.stripe, own, { secret: 'whsec_guessed' })],
    ['without a signature', () => ({ ...toldEvent(world.world.stripe, own), signature: '' })],
    [
      'with an odd signature',
      () => ({ ...toldEvent(world.world.stripe, own), signature: 't=1,v1=' }),
    ],
    ['301 s old', () => toldEvent(world.world.stripe, own, { timestamp: now() - 301 })],
    ['written anew', reserialised],
    [
      'of our own account with the secret of Connect',
      () => toldEvent(world.world.stripe, own, { secret: SANDBOX_SECRETS.connect }),
    ],
    [
      'of a connected account with the secret of our own',
      () =>
        toldEvent(
          world.world.stripe,
          { ...own, account: 'acct_1' },
          { secret: SANDBOX_SECRETS.account },
        ),
    ],
    ['signed, but no event', () => toldEvent(world.world.stripe, { ...own, id: 'in_1' })],
  ])('%s is refused, changes nothing and leaves one line', async (_, told) => {
    expect(await door.tell(told())).toBe(400);
    expect(await world.stored()).toEqual([]);
    expect(world.log).toMatchObject([
      { level: 'warn', security: true, msg: 'webhook refused', clientIp: '127.0.0.1' },
    ]);
  });

  test('is heard up to 256 kB and up to 300 s', async () => {
    const long = new Uint8Array(256 * 1024 + 1).fill(32);
    expect(await door.tell({ body: long, signature: '' })).toBe(413);
    expect(world.log).toEqual([]);
    expect(await door.tell({ body: long.subarray(1), signature: '' })).toBe(400);
    expect(await door.tell(toldEvent(world.world.stripe, own, { timestamp: now() - 290 }))).toBe(
      200,
    );
  });

  test('gets no page, and nothing without the service key', async () => {
    expect((await fetch(`${door.origin}/api/webhooks/stripe`)).status).toBe(405);
  });
});
