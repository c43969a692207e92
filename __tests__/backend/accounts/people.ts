import type { Actor } from '@/backend/platform/context';
import { resolveSession, signUp } from '@/backend/accounts/service';
import { testConfig, testContext, type TestContext } from '@/__tests__/support/context';
import type { TestDatabase } from '@/__tests__/support/database';

/** A password no list knows. */
export const PASSWORD = 'violet kettle 9';

/** What a person would send; the handle makes the rest unique. */
export function signUpInput(handle: string, changes: Partial<Record<string, string>> = {}) {
  return {
    firstName: 'Ada',
    lastName: 'Moss',
    email: `${handle}@example.org`,
    password: PASSWORD,
    userType: 'FAN',
    handle,
    locale: 'en',
    ...changes,
  };
}

/** A context with rate limits of its own. */
export function freshContext(
  database: TestDatabase,
  options: {
    actor?: Partial<Actor>;
    now?: () => Date;
    clientIp?: string;
    authLimits?: Partial<typeof testConfig.authLimits>;
  } = {},
): TestContext {
  const { clientIp = '198.51.100.7', authLimits, ...rest } = options;
  const config = { ...testConfig, authLimits: { ...testConfig.authLimits, ...authLimits } };
  return { ...testContext(database.db, rest), config, clientIp };
}

/** Signs someone up and answers with a context in which they are logged in; their e-mail is claimed. */
export async function memberContext(
  database: TestDatabase,
  handle: string,
  userType = 'FAN',
  changes: { locale?: string; email?: string } = {},
) {
  const context = freshContext(database);
  const opened = await signUp(context, signUpInput(handle, { userType, ...changes }));
  const actor = await resolveSession(context, opened.session.token);
  if (!actor) {
    throw new Error(`${handle} has no session`);
  }
  return { ...opened, context: { ...context, actor } };
}

/** The same with the e-mail confirmed. */
export async function confirmedContext(...given: Parameters<typeof memberContext>) {
  const member = await memberContext(...given);
  await given[0].db
    .updateTable('users')
    .set({ emailVerifiedAt: new Date() })
    .where('id', '=', member.user.id)
    .execute();
  return member;
}
