import type { FundSettings } from '@/lib/shared/fund/fund';
import type { BackendClient } from './backendClient';
import { PAYS } from './money';
import { until } from './until';

/** What a giver of the demo fills in; what is left out is as most people leave it. */
export interface Gift {
  amount: number;
  tierId?: string | null;
  pollOptionId?: string | null;
  message?: string;
  visibility?: 'PUBLIC' | 'HIDE_AMOUNT' | 'ALIAS' | 'ANONYMOUS';
  alias?: string;
  /** Without an account: where the mailed link goes, and the name it is shown as. */
  visitor?: { email: string; name: string | null };
}

/** A fund with what its page says of its parts. */
interface OpenedFund {
  id: string;
  fund: {
    tiers: { id: string; title: string }[];
    polls: { options: { id: string; label: string }[] }[];
  };
}

/** Settings of a fund as the demo wants them; what it leaves out is as the presets have it. */
const fundPlan = (plan: Partial<FundSettings>): FundSettings => ({
  ...{ title: '', summary: null, story: null, cover: null, videoUrl: null, currency: 'EUR' },
  ...{ mode: 'KEEP', goal: 100_000, startsAt: null, deadlineAt: null, min: 100, max: 500_000 },
  ...{ presets: [500, 1000, 2500, 5000], starting: 0, anonymousAllowed: true },
  ...{ messagesModerated: true, moderatorsSeeAmounts: false, leaderboardShown: true },
  ...{ alertMin: 300, speakMin: 1000, alertMaxChars: 140, thanks: null },
  ...{ tiers: [], milestones: [], polls: [], liveMinutes: null },
  ...plan,
});

/** Makes a draft; returns its id. */
export async function createFund(
  host: BackendClient,
  plan: Partial<FundSettings>,
): Promise<string> {
  const { item } = await host.ask<{ item: { id: string } }>(
    'mutation($settings: FundSettingsInput!, $requestKey: String!) { answer: createFund(settings: $settings, requestKey: $requestKey) { error item { id } } }',
    { settings: fundPlan(plan), requestKey: crypto.randomUUID() },
  );
  return item.id;
}

/** Makes a fund that is live. */
export async function openFund(
  host: BackendClient,
  plan: Partial<FundSettings>,
): Promise<OpenedFund> {
  const fundId = await createFund(host, plan);
  await changeFund(host, fundId, 'OPEN');
  const { items } = await host.ask<{ items: OpenedFund[] }>(
    'query($fundId: ID!) { answer: getFund(fundId: $fundId) { error items { id fund { tiers { id title } polls { options { id label } } } } } }',
    { fundId },
  );
  const [opened] = items;
  if (!opened) throw new Error('The demo does not find its fund.');
  return opened;
}

/** Opens, pauses or ends a fund. */
export async function changeFund(
  host: BackendClient,
  fundId: string,
  action: 'OPEN' | 'PAUSE' | 'END',
): Promise<void> {
  await host.ask(
    'mutation($fundId: ID!, $action: FundAction!) { answer: changeFundState(fundId: $fundId, action: $action) { error } }',
    { fundId, action },
  );
}

/** Gives to a fund and pays on the sandbox's page, or saves the card there; the contribution's id. */
export async function give(giver: BackendClient, fundId: string, gift: Gift): Promise<string> {
  const { visitor, alias = null, message = null, visibility = 'PUBLIC' } = gift;
  const { tierId = null, pollOptionId = null, amount } = gift;
  const { item } = await giver.ask<{
    item: { contributionId: string; token: string | null; url: string };
  }>(
    'mutation($fundId: ID!, $amount: Int!, $tierId: ID, $pollOptionId: ID, $message: String, $visibility: Visibility!, $alias: String, $email: String, $name: String, $requestKey: String!) { answer: startContribution(fundId: $fundId, amount: $amount, currency: "EUR", tierId: $tierId, pollOptionId: $pollOptionId, message: $message, visibility: $visibility, alias: $alias, email: $email, name: $name, locale: "en", requestKey: $requestKey) { error item { contributionId token url } } }',
    {
      ...{ fundId, amount, tierId, pollOptionId, message, visibility, alias },
      ...{ email: visitor?.email ?? null, name: visitor?.name ?? null },
      requestKey: crypto.randomUUID(),
    },
  );
  await giver.visit(item.url, {
    ...{ number: PAYS, expiry: '12/34', cvc: '123' },
    email: visitor?.email ?? 'giver@demo.playplus.test',
  });
  const { contributionId, token } = item;
  await until('a contribution to be paid', async () => {
    const { item: own } = await giver.ask<{ item: { payment: string } }>(
      'query($contributionId: ID!, $token: String) { answer: contribution(contributionId: $contributionId, token: $token) { error item { payment } } }',
      { contributionId, token },
    );
    return own.payment !== 'OPEN' && own.payment !== 'PENDING';
  });
  return contributionId;
}

/** Says yes or no to a message that waits. */
export async function checkMessage(
  host: BackendClient,
  fundId: string,
  contributionId: string,
  verdict: 'APPROVE' | 'DENY',
): Promise<void> {
  await host.ask(
    'mutation($fundId: ID!, $contributionId: ID!, $verdict: Verdict!) { answer: checkMessage(fundId: $fundId, contributionId: $contributionId, verdict: $verdict) { error } }',
    { fundId, contributionId, verdict },
  );
}

/** Sends a contribution back. */
export async function refund(
  host: BackendClient,
  fundId: string,
  contributionId: string,
): Promise<void> {
  await host.ask(
    'mutation($fundId: ID!, $contributionId: ID!, $reason: String!, $requestKey: String!) { answer: refundContribution(fundId: $fundId, contributionId: $contributionId, reason: $reason, requestKey: $requestKey) { error } }',
    { fundId, contributionId, reason: 'Paid twice by mistake', requestKey: crypto.randomUUID() },
  );
}

/** Tells supporters something. */
export async function postUpdate(
  host: BackendClient,
  fundId: string,
  news: { title: string; text: string },
): Promise<void> {
  await host.ask(
    'mutation($fundId: ID!, $title: String!, $text: String!, $requestKey: String!) { answer: postFundUpdate(fundId: $fundId, title: $title, text: $text, requestKey: $requestKey) { error } }',
    { fundId, ...news, requestKey: crypto.randomUUID() },
  );
}
