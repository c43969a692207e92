import { randomUUID } from 'node:crypto';
import { logInWithCode, requestCode } from '@/backend/accounts/service';
import { joinAsNew } from '@/backend/parties/service';
import { testConfig, type TestContext } from '@/__tests__/support/context';
import { codeMailedTo, inBrowser, loggedIn } from '@/__tests__/backend/accounts/onetime/people';
import type { Stage } from '@/__tests__/backend/parties/stage';

/** A visitor with limits of their own, from a network address of their own. */
export function newcomer(stage: Stage, clientIp: string, browser = clientIp): TestContext {
  const config = { ...testConfig, authLimits: { ...testConfig.authLimits } };
  return inBrowser({ ...stage.visitor, config, clientIp }, browser);
}

/** What one press of the join button sends. */
export const press = (partyID: string, handle: string) => ({
  partyID,
  handle,
  fields: [],
  requestKey: randomUUID(),
});

/** Joins as a new person; returns the ticket, and the person as the next calls know them. */
export async function joinNew(who: TestContext, partyID: string, handle: string) {
  const { result, opened } = await joinAsNew(who, press(partyID, handle));
  return { ...result, member: await loggedIn(who, opened) };
}

/** Logs in by a mailed code in the same browser. */
export async function logInAs(stage: Stage, who: TestContext, email: string, handle?: string) {
  await requestCode(who, { email });
  const code = (await codeMailedTo(stage.database, email)).replaceAll('-', '');
  return loggedIn(who, await logInWithCode(who, { email, code, handle }));
}
