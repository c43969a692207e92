import type Stripe from 'stripe';
import { errorOf } from './support';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

let sandbox: SandboxStage;
let client: Stripe;

beforeEach(async () => {
  sandbox = await startStripeStage();
  ({ client } = sandbox);
});
afterEach(() => sandbox.close());

const create = () =>
  client.accounts.create({
    type: 'express',
    country: 'DE',
    email: 'nora@example.test',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    metadata: { user: '1' },
  });

async function visit(account: string): Promise<string> {
  const link = await client.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: 'http://127.0.0.1:3000/again',
    return_url: 'http://127.0.0.1:3000/back',
  });
  const opened = sandbox.actions.openOnboarding(lastPart(link.url));
  if (opened === null || !('redirect' in opened)) throw new Error('the link does not open');
  return lastPart(opened.redirect);
}

const lastPart = (url: string) => url.split('/').at(-1) ?? '';

describe('a connected account', () => {
  it('begins with everything still to be told', async () => {
    const account = await create();
    expect(account).toMatchObject({
      object: 'account',
      type: 'express',
      country: 'DE',
      default_currency: 'eur',
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
      metadata: { user: '1' },
    });
    expect(account.requirements?.currently_due).toContain('external_account');
    const login = await errorOf(client.accounts.createLoginLink(account.id));
    expect(login).toMatchObject({ statusCode: 400 });
  });

  it('is ready after the steps of its page, and tells it', async () => {
    const { id } = await create();
    const token = await visit(id);
    const { actions } = sandbox;
    actions.submitOnboarding(token, { step: 'COUNTRY', businessType: 'individual' });
    const nameless = { firstName: '', lastName: 'Vale', birthDate: '1998-03-14', address: 'A 1' };
    expect(actions.submitOnboarding(token, { step: 'PERSON', ...nameless })).toEqual({
      result: 'INVALID',
      field: 'firstName',
    });
    const person = { ...nameless, firstName: 'Nora' };
    expect(actions.submitOnboarding(token, { step: 'PERSON', ...person })).toMatchObject({
      result: 'NEXT',
      view: { step: 'BANK', done: ['COUNTRY', 'PERSON'] },
    });
    // Left here, the account is incomplete, and a new link goes on where it was.
    expect(await client.accounts.retrieve(id)).toMatchObject({
      details_submitted: false,
      requirements: { currently_due: ['external_account'] },
    });
    sandbox.messages.take();
    const later = await visit(id);
    const bank = { number: 'DE89 3704 0044 0532 0137 04', holder: 'Nora Vale' };
    const done = actions.submitOnboarding(later, { step: 'BANK', ...bank });
    expect(done).toMatchObject({ view: { step: 'DONE' } });
    const account = await client.accounts.retrieve(id);
    expect(account).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [], disabled_reason: null },
    });
    expect(account.external_accounts?.data[0]).toMatchObject({ last4: '3704' });
    expect(sandbox.messages.take()).toMatchObject([
      { type: 'account.updated', endpoint: 'connect' },
    ]);
  });

  it('opens a link once and within minutes, and then asks for another', async () => {
    const { id } = await create();
    const refresh = { redirect: 'http://127.0.0.1:3000/again' };
    const given = {
      account: id,
      type: 'account_onboarding' as const,
      refresh_url: refresh.redirect,
      return_url: 'http://127.0.0.1:3000/back',
    };
    const used = lastPart((await client.accountLinks.create(given)).url);
    sandbox.actions.openOnboarding(used);
    expect(sandbox.actions.openOnboarding(used)).toEqual(refresh);
    const old = lastPart((await client.accountLinks.create(given)).url);
    sandbox.clock.advance(6 * 60_000);
    expect(sandbox.actions.openOnboarding(old)).toEqual(refresh);
    expect(sandbox.actions.openOnboarding('link_none')).toBeNull();
  });

  it('shows its dashboard to whoever has a login link', async () => {
    const { id } = await sandbox.seller();
    const { url } = await client.accounts.createLoginLink(id);
    const key = new URL(url).searchParams.get('key') ?? '';
    expect(sandbox.actions.openDashboard(id, key)).toMatchObject({
      currency: 'eur',
      available: 0,
      bankLast4: '3704',
    });
    expect(sandbox.actions.openDashboard(id, 'other')).toBeNull();
  });

  it('is asked for more, and rejected', async () => {
    const { id } = await sandbox.seller();
    sandbox.actions.askForDocument(id);
    expect(await client.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: false,
      details_submitted: true,
      requirements: { currently_due: ['individual.verification.document'] },
    });
    sandbox.actions.finishOnboarding(id);
    expect(await client.accounts.reject(id, { reason: 'fraud' })).toMatchObject({
      charges_enabled: false,
      payouts_enabled: false,
      requirements: { disabled_reason: 'rejected.fraud' },
    });
  });

  it('can be cut by its owner, and deleted by the platform', async () => {
    const [cut, deleted] = [await sandbox.seller(), await sandbox.seller()];
    sandbox.messages.take();
    sandbox.actions.disconnect(cut.id);
    const [message] = sandbox.messages.take();
    expect(message?.type).toBe('account.application.deauthorized');
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ account: cut.id });
    expect(await errorOf(client.accounts.retrieve(cut.id))).toMatchObject({
      code: 'resource_missing',
    });
    expect(await client.accounts.del(deleted.id)).toMatchObject({ deleted: true });
    expect((await client.accounts.list()).data).toEqual([]);
  });
});
