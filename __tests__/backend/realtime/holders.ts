import { logIn, resolveSession } from '@/backend/accounts/service';
import { subscription } from '@/backend/subscriptions/service';
import { freshContext, memberContext, PASSWORD } from '@/__tests__/backend/accounts/people';
import type { TestContext } from '@/__tests__/support/context';
import type { TestDatabase } from '@/__tests__/support/database';

let names = 0;
let granted = 0;

/** Somebody new with a token, and the same person in another browser with another one. */
export async function somebody(database: TestDatabase, userType = 'FAN') {
  names += 1;
  const handle = `person-${names}`;
  const { context: here } = await memberContext(database, handle, userType);
  const stranger = freshContext(database);
  const { session } = await logIn(stranger, {
    emailOrHandle: handle,
    password: PASSWORD,
  });
  const actor = await resolveSession(stranger, session.token);
  if (!actor) throw new Error('not logged in');
  const there = { ...stranger, actor };
  const tokens = { here: await tokenOf(here), there: await tokenOf(there) };
  return { handle, here, there, tokens };
}

/** A token under a name of its own: the recording stand-in names them by context. */
export async function tokenOf(context: TestContext): Promise<string> {
  const { grant } = context.realtime;
  granted += 1;
  const token = `token-of-all-${granted}`;
  context.realtime.grant = async (...args) => ({ ...(await grant(...args)), token });
  const found = await subscription(context);
  context.realtime.grant = grant;
  return found.token;
}
