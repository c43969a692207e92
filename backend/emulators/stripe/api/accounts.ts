import { z } from 'zod';
import {
  addAccount,
  changeAccount,
  openLink,
  openLoginLink,
  removeAccount,
} from '@/backend/emulators/stripe/money/accounts';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { missing, refused } from '@/backend/emulators/stripe/wire/errors';
import { listOf } from '@/backend/emulators/stripe/wire/lists';
import {
  currency,
  filled,
  flag,
  listFields,
  metadata,
  text,
} from '@/backend/emulators/stripe/wire/parameters';

const schedule = z.strictObject({
  interval: z.enum(['manual', 'daily', 'weekly', 'monthly']).optional(),
  delay_days: text.optional(),
});
const changing = {
  business_profile: z.record(z.string(), text).optional(),
  business_type: z.enum(['individual', 'company', 'non_profit']).optional(),
  capabilities: z.record(z.string(), z.strictObject({ requested: flag })).optional(),
  default_currency: currency.optional(),
  email: text.optional(),
  metadata: metadata.optional(),
  settings: z
    .strictObject({ payouts: z.strictObject({ schedule: schedule.optional() }).optional() })
    .optional(),
};
const creation = z.strictObject({
  ...changing,
  country: z.string().regex(/^[A-Z]{2}$/),
  type: z.literal('express'),
});
const linking = z.strictObject({
  account: filled,
  collection_options: z.record(z.string(), text).optional(),
  refresh_url: filled,
  return_url: filled,
  type: z.enum(['account_onboarding', 'account_update']),
});
const none = z.strictObject({});

export const accountRoutes = [
  route('POST', 'v1/accounts', creation, ({ world }, given) => addAccount(world, given).object),
  route('GET', 'v1/accounts', z.strictObject(listFields), (call, given) =>
    listOf(call, 'account', given, 'accounts'),
  ),
  route('GET', 'v1/account', none, (call) => accountOf(call, call.owner).object),
  route('GET', 'v1/accounts/:', none, (call) => accountOf(call).object),
  route(
    'POST',
    'v1/accounts/:',
    z.strictObject(changing),
    (call, given) => changeAccount(call.world, accountOf(call), given).object,
  ),
  route('DELETE', 'v1/accounts/:', none, (call) => removeAccount(call.world, accountOf(call))),
  route(
    'POST',
    'v1/accounts/:/reject',
    z.strictObject({ reason: filled }),
    (call, given) => changeAccount(call.world, accountOf(call), { rejected: given.reason }).object,
  ),
  route('POST', 'v1/accounts/:/login_links', none, (call) => {
    const account = accountOf(call);
    if (!account.object.details_submitted) {
      const message =
        'Cannot create a login link for an account that has not completed onboarding.';
      throw refused(undefined, message);
    }
    return openLoginLink(call.world, account);
  }),
  route('POST', 'v1/account_links', linking, (call, given) => {
    const account = call.world.store.find('account', given.account);
    if (account === undefined) throw missing('account', given.account, 'account', 400);
    return openLink(call.world, account, given.return_url, given.refresh_url);
  }),
];

function accountOf(call: Call, id = call.ids[0] ?? ''): Row<'account'> {
  const account = call.world.store.find('account', id);
  if (account === undefined) throw missing('account', id, 'account');
  return account;
}
