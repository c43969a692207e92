import { resolveSession, type OpenedSession } from '@/backend/accounts/service';
import { hashToken } from '@/backend/platform/id';
import type { TestContext } from '@/__tests__/support/context';
import type { TestDatabase } from '@/__tests__/support/database';

/** The same caller in a browser of that name. */
export function inBrowser<C extends TestContext>(context: C, name: string): C {
  return { ...context, browserHash: hashToken(name) };
}

/** The same caller at another moment. */
export const later = <C extends TestContext>(context: C, ms: number): C => ({
  ...context,
  now: () => new Date(context.now().getTime() + ms),
});

/** The caller as whom a session was opened for. */
export async function loggedIn<C extends TestContext>(
  context: C,
  opened: OpenedSession | null,
): Promise<C> {
  const actor = opened && (await resolveSession(context, opened.session.token));
  if (!actor) throw new Error('no session');
  return { ...context, actor };
}

/** The newest code that was mailed to an address, as its mail shows it. */
export async function codeMailedTo(database: TestDatabase, email: string): Promise<string> {
  const mail = await database.db
    .selectFrom('mails')
    .select('subject')
    .where('toAddress', '=', email)
    .where('kind', '=', 'oneTimeCode')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /^[\w-]+/.exec(mail.subject)?.[0] ?? '';
}

/** A code of the same length that is not the right one. */
export const notThe = (code: string) => code.replace(/^./, (sign) => (sign === '3' ? '4' : '3'));
