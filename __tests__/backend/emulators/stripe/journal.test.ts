import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorOf, paid, sessionOf } from './support';
import {
  startStripeStage,
  stripeClient,
  withJournalFolder,
} from '@/__tests__/support/stripeSandbox';
import { FolderLockedError } from '@/backend/platform/database/folderLock';

const journalOf = (dataDir: string) => join(dataDir, 'stripe', 'journal.jsonl');

/** A sandbox in a process of its own, which writes its port. */
const KILLED = `
  const { startStripeSandbox } = await import('@/backend/emulators/stripe/server');
  const silent = { info() {}, warn() {}, error() {} };
  const webhooks = { url: null, secrets: { account: 'a', connect: 'c' } };
  const siteOrigin = 'http://127.0.0.1:3000';
  const dataDir = process.env.DATA_DIR;
  const options = { port: 0, dataDir, logger: silent, siteOrigin, webhooks };
  console.log((await startStripeSandbox(options)).port);
`;

describe('the sandbox’s journal', () => {
  it('holds everything over a restart: objects, keys, clock, what is due, what waits', () =>
    withJournalFolder(async (dataDir) => {
      const first = await startStripeStage({ dataDir });
      const seller = await first.seller();
      const { charge } = await paid(first);
      const open = await first.client.checkout.sessions.create(sessionOf(first));
      const customer = await first.client.customers.create({}, { idempotencyKey: 'k' });
      first.advanceDays(3);
      const time = first.now().getTime();
      await first.close();

      const second = await startStripeStage({ dataDir });
      expect(second.now().getTime()).toBeGreaterThanOrEqual(time);
      expect(await second.client.charges.retrieve(charge.id)).toMatchObject({ amount: 4000 });
      expect(await second.client.accounts.retrieve(seller.id)).toMatchObject({
        payouts_enabled: true,
      });
      const again = await second.client.checkout.sessions.retrieve(open.id);
      expect(again.status).toBe('expired');
      expect(second.clock.next()).toMatchObject({ what: 'payouts.daily', target: seller.id });
      expect(second.messages.take().map(({ type }) => type)).toContain('charge.succeeded');
      // The key of three days ago is forgotten, as at Stripe.
      const fresh = await second.client.customers.create({}, { idempotencyKey: 'k' });
      expect(fresh.id).not.toBe(customer.id);
      await second.close();

      const third = await startStripeStage({ dataDir });
      const replay = await third.client.customers.create({}, { idempotencyKey: 'k' });
      expect(replay.id).toBe(fresh.id);
      await third.close();
    }));

  it('is written before the answer, which may be lost', () =>
    withJournalFolder(async (dataDir) => {
      const first = await startStripeStage({ dataDir });
      // The SDK repeats a call on a closed connection once, whatever it was told.
      first.faults.lostAnswers = 2;
      const call = { name: 'A' };
      const lost = first.client.customers.create(call, { idempotencyKey: 'k' });
      expect(await errorOf(lost)).toMatchObject({ type: 'StripeConnectionError' });
      const text = await readFile(journalOf(dataDir), 'utf8');
      expect(text).toContain('"name":"A"');
      await first.close();
      const second = await startStripeStage({ dataDir });
      await second.client.customers.create(call, { idempotencyKey: 'k' });
      expect((await second.client.customers.list()).data).toHaveLength(1);
      await second.close();
    }));

  it('leaves out a last line that a kill has cut', () =>
    withJournalFolder(async (dataDir) => {
      const first = await startStripeStage({ dataDir });
      await first.client.customers.create({ name: 'A' });
      await first.close();
      await appendFile(journalOf(dataDir), '{"put":[{"owner":"","seq":99,"obj');
      const second = await startStripeStage({ dataDir });
      await second.client.customers.create({ name: 'B' });
      await second.close();
      const third = await startStripeStage({ dataDir });
      const names = (await third.client.customers.list()).data.map(({ name }) => name);
      expect(names).toEqual(['B', 'A']);
      await third.close();
    }));

  // A process that compiles what it loads takes its time to begin.
  it(
    'loses nothing when the process is killed between two answers',
    () =>
      withJournalFolder(async (dataDir) => {
        const child = spawn(
          process.execPath,
          ['--import', 'tsx', '--input-type=module', '-e', KILLED],
          {
            env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir },
            stdio: ['ignore', 'pipe', 'inherit'],
          },
        );
        const [line] = (await once(child.stdout, 'data')) as [Buffer];
        const client = stripeClient(Number(line.toString('utf8')));
        const answered: string[] = [];
        // Killed in the middle: the calls that are on their way may or may not have been executed.
        const calls = Array.from({ length: 40 }, async (_, at) => {
          const { id } = await client.customers.create({}, { idempotencyKey: `k${at}` });
          answered.push(id);
          if (answered.length === 15) child.kill('SIGKILL');
        });
        await Promise.allSettled(calls);
        const stage = await startStripeStage({ dataDir });
        for (const id of answered) {
          expect(await stage.client.customers.retrieve(id)).toMatchObject({ id });
        }
        for (let at = 0; at < 40; at += 1) {
          await stage.client.customers.create({}, { idempotencyKey: `k${at}` });
        }
        expect((await stage.client.customers.list({ limit: 100 })).data).toHaveLength(40);
        await stage.close();
      }),
    60_000,
  );

  it('belongs to one sandbox at a time', () =>
    withJournalFolder(async (dataDir) => {
      const first = await startStripeStage({ dataDir });
      await expect(startStripeStage({ dataDir })).rejects.toThrow(FolderLockedError);
      await first.client.customers.create({});
      await first.close();
      const second = await startStripeStage({ dataDir });
      expect((await second.client.customers.list()).data).toHaveLength(1);
      await second.close();
    }));

  it('holds no number of a card', () =>
    withJournalFolder(async (dataDir) => {
      const stage = await startStripeStage({ dataDir });
      const { id } = await stage.client.checkout.sessions.create(sessionOf(stage));
      stage.pay(id, { number: '4242424242424242', expiry: '12/30', cvc: '987' });
      await stage.close();
      const text = await readFile(journalOf(dataDir), 'utf8');
      expect(text).toContain('"last4":"4242"');
      expect(text).not.toMatch(/42424242|"987"/);
    }));
});
