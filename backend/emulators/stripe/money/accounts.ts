import { createHmac } from 'node:crypto';
import { balancesOf, DAY } from './balances';
import type { Account, Metadata } from '@/backend/emulators/stripe/objects';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { refused } from '@/backend/emulators/stripe/wire/errors';
import { mergeMetadata } from '@/backend/emulators/stripe/wire/parameters';
import type { World } from '@/backend/emulators/stripe/world';

type AccountRow = Row<'account'>;

const CURRENCIES: Record<string, string> = { US: 'usd', GB: 'gbp', CH: 'chf', BR: 'brl' };
const LINK_SECONDS = 5 * 60;
/** Payouts leave at nine in the morning, as the dashboard says. */
const PAYOUT_HOUR_SECONDS = 9 * 60 * 60;

/** What is asked for, by the step of the onboarding page that answers it. */
export const DUE = {
  COUNTRY: ['business_type'],
  PERSON: [
    'individual.first_name',
    'individual.last_name',
    'individual.dob.day',
    'individual.address.line1',
    'tos_acceptance.date',
  ],
  BANK: ['external_account'],
} as const;
export const DOCUMENT = 'individual.verification.document';

interface Given {
  business_type?: string | undefined;
  capabilities?: Record<string, { requested: boolean }> | undefined;
  default_currency?: string | undefined;
  email?: string | undefined;
  metadata?: Metadata | '' | undefined;
  settings?:
    | { payouts?: { schedule?: { interval?: string | undefined } | undefined } | undefined }
    | undefined;
}

export function addAccount(world: World, given: Given & { country: string }): AccountRow {
  const id = stripeId('acct', 16);
  const due = Object.values(DUE)
    .flat()
    .filter((name) => name !== 'business_type' || given.business_type === undefined);
  return world.store.add({
    id,
    object: 'account',
    created: world.clock.seconds(),
    livemode: false,
    type: 'express',
    email: given.email ?? null,
    country: given.country,
    default_currency: given.default_currency ?? CURRENCIES[given.country] ?? 'eur',
    business_type: given.business_type ?? null,
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    capabilities: capabilitiesOf({}, given),
    requirements: {
      currently_due: due,
      eventually_due: due,
      past_due: [],
      pending_verification: [],
      disabled_reason: 'requirements.past_due',
    },
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    settings: {
      payouts: {
        schedule: {
          interval: given.settings?.payouts?.schedule?.interval ?? 'daily',
          delay_days: 2,
        },
      },
    },
    metadata: mergeMetadata({}, given.metadata),
  });
}

/** What the platform changes; a rejection ends charges and payouts. */
export function changeAccount(
  world: World,
  account: AccountRow,
  given: Given & { rejected?: string },
): AccountRow {
  const { object } = account;
  const interval = given.settings?.payouts?.schedule?.interval;
  const schedule = object.settings.payouts.schedule;
  const changed = world.store.update(account, {
    email: given.email ?? object.email,
    business_type: given.business_type ?? object.business_type,
    default_currency: given.default_currency ?? object.default_currency,
    capabilities: capabilitiesOf(object.capabilities, given),
    settings: { payouts: { schedule: { ...schedule, interval: interval ?? schedule.interval } } },
    metadata: mergeMetadata(object.metadata, given.metadata),
    ...(given.rejected !== undefined && {
      charges_enabled: false,
      payouts_enabled: false,
      requirements: { ...object.requirements, disabled_reason: `rejected.${given.rejected}` },
    }),
  });
  return tellUpdated(world, settleAccount(world, changed), object);
}

/** Deletes an account that holds nothing. */
export function removeAccount(world: World, account: AccountRow) {
  const { id } = account.object;
  const isEmpty = [...balancesOf(world, id).values()].every(
    ({ available, pending }) => available === 0 && pending === 0,
  );
  if (!isEmpty) {
    const message = 'This account has a balance that is not zero and cannot be deleted.';
    throw refused('account_invalid', message);
  }
  world.clock.forget('payouts.daily', id);
  world.store.drop(id);
  return { id, object: 'account', deleted: true };
}

/** What follows from what is due: whether the account charges and is paid. */
export function settleAccount(world: World, account: AccountRow): AccountRow {
  const { object } = account;
  const isRejected = object.requirements.disabled_reason?.startsWith('rejected.') ?? false;
  const isComplete = object.requirements.currently_due.length === 0 && !isRejected;
  const hasBank = object.external_accounts.data.length > 0;
  const names = Object.entries(object.capabilities);
  const settled = world.store.update(account, {
    charges_enabled: isComplete && 'card_payments' in object.capabilities,
    payouts_enabled: isComplete && hasBank,
    details_submitted: object.details_submitted || isComplete,
    capabilities: Object.fromEntries(
      names.map(([name]) => [name, isComplete ? 'active' : 'inactive']),
    ),
    requirements: {
      ...object.requirements,
      disabled_reason: isComplete
        ? null
        : isRejected
          ? object.requirements.disabled_reason
          : 'requirements.past_due',
    },
  });
  const { id } = object;
  if (settled.object.payouts_enabled && !object.payouts_enabled) {
    world.clock.forget('payouts.daily', id);
    planPayouts(world, id);
  }
  return settled;
}

/** Tells the platform, if anything it can see is another. */
export function tellUpdated(world: World, account: AccountRow, before: Account): AccountRow {
  if (JSON.stringify(account.object) === JSON.stringify(before)) return account;
  const previous = Object.entries(before).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(account.object[key as keyof Account]),
  );
  const seen = { ...account, owner: account.object.id };
  world.emit('account.updated', seen, Object.fromEntries(previous));
  return account;
}

export function planPayouts({ clock }: World, accountId: string): void {
  const now = clock.seconds();
  const today = now - (now % DAY) + PAYOUT_HOUR_SECONDS;
  clock.plan(today > now ? today : today + DAY, 'payouts.daily', accountId);
}

export function openLink(
  { store, clock, siteOrigin }: World,
  { object: { id: account } }: AccountRow,
  returnUrl: string,
  refreshUrl: string,
) {
  const created = clock.seconds();
  const id = stripeId('link', 32);
  const expiresAt = created + LINK_SECONDS;
  const link = { account, returnUrl, refreshUrl, expiresAt, isUsed: false, isLink: true };
  store.add({ id, object: 'visit', ...link });
  const url = `${siteOrigin}/dev/stripe/onboarding/${id}`;
  return { object: 'account_link', created, expires_at: expiresAt, url };
}

export function openLoginLink(world: World, { object: { id } }: AccountRow) {
  const url = `${world.siteOrigin}/dev/stripe/express/${id}?key=${dashboardKey(world, id)}`;
  return { object: 'login_link', created: world.clock.seconds(), url };
}

/** Opens an account's dashboard. */
export function dashboardKey({ store }: World, accountId: string): string {
  const secret = store.find('settings', 'settings')?.object.dashboardSecret ?? '';
  return createHmac('sha256', secret).update(accountId).digest('base64url');
}

function capabilitiesOf(before: Account['capabilities'], { capabilities = {} }: Given) {
  const after = { ...before };
  for (const [name, { requested }] of Object.entries(capabilities)) {
    if (requested) after[name] ??= 'inactive';
    else delete after[name];
  }
  return after;
}
