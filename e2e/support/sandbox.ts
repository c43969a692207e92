import { randomUUID } from 'node:crypto';
import { callSecureql } from './people';
import { confirmEmail } from './mail';
import type { Member } from './test';

/** The path of an address, so that it is opened under the name this run has for the site. */
function pathOf(address: unknown): string {
  if (typeof address !== 'string') throw new Error(`no address: ${String(address)}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

type Answer = Record<
  string,
  { item: Record<string, unknown> | null; error: string | null } | undefined
>;

async function ask({ context }: Member, path: string, payload: object): Promise<Answer> {
  const { body } = await callSecureql(context, path, { ...payload });
  return body as Answer;
}

/** The page of the sandbox where a creator says what it takes to be paid; they live in Portugal. */
export async function onboardingOf(creator: Member): Promise<string> {
  await confirmEmail(creator.context, creator.email);
  await ask(creator, 'payouts/choose-country/', { country: 'PT', currency: 'EUR' });
  const answer = await ask(creator, 'stripe-dash-connecting-url/', {});
  return pathOf(answer.myUser?.item?.stripeOnboardUrl);
}

/** The creator's dashboard in the sandbox. */
export async function dashboardOf(creator: Member): Promise<string> {
  const answer = await ask(creator, 'stripe-dash-connected-url/', {});
  return pathOf(answer.myUser?.item?.stripeDashboard);
}

/** The page of the sandbox where a fan pays 25.00 euro to a creator, or saves a card for it. */
export async function checkoutOf(
  fan: Member,
  sellerHandle: string,
  mode: 'PAY' | 'AUTHORISE' | 'SAVE',
): Promise<string> {
  const order = { sellerHandle, mode, amount: 2500, currency: 'EUR', feeKind: 'CONTRIBUTION' };
  const answer = await ask(fan, 'dev/create-order/', { ...order, requestKey: randomUUID() });
  return pathOf(answer.createTestOrder?.item?.url);
}
