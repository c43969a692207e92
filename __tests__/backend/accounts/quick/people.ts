import { QUICK_EXPIRY, switchAccount } from '@/backend/accounts/service';
import { leaveQueue } from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { endQuickAccount } from '@/backend/privacy/service';
import { loggedIn } from '@/__tests__/backend/accounts/onetime/people';
import { revealedDraw, type DrawOptions } from '@/__tests__/backend/lotteries/claims/stage';
import { joinNew, logInAs, newcomer } from '@/__tests__/backend/parties/newcomers/newcomers';
import { openParty, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

let network = 0;

/** A visitor with a browser and a network of their own. */
export const somebody = (stage: Stage) =>
  newcomer(stage, `198.51.100.${(network += 1)}`, `browser-${network}`);

/**
 * Somebody in a draw with a quick account, alone and as its winner unless it is still open, who has
 * then logged in to an account that they have.
 */
export async function leftInDraw(stage: Stage, name: string, draw: DrawOptions = {}) {
  const heir = `${name}_main`;
  const email = `${name}@example.org`;
  await logInAs(stage, somebody(stage), email, heir);
  const party = await openParty(stage.creator);
  const { member, queueUuid } = await joinNew(somebody(stage), party, name);
  await leaveQueue(member, { queueUuid });
  const { id: lotteryId } = await revealedDraw(stage, { entrants: [member], ...draw });
  const main = await logInAs(stage, member, email);
  return { quick: member, main, lotteryId, heir, email };
}

/** The caller as the other account of their browser. */
export async function switched(who: TestContext, handle: string): Promise<TestContext> {
  const { user, session } = await switchAccount(who, { handle });
  return session ? loggedIn(who, { user, session }) : who;
}

/** Runs what ends quick accounts, so many days from now; other jobs have their own tests. */
export async function endAccounts(stage: Stage, days: number): Promise<void> {
  const now = () => new Date(stage.clock.ms + days * 24 * 60 * 60_000);
  await stage.db.deleteFrom('jobs').where('kind', '<>', QUICK_EXPIRY).execute();
  while (await runDueJob({ ...stage.visitor, now }, { [QUICK_EXPIRY]: endQuickAccount }));
}

/** Whether somebody has the handle. */
export async function handleExists(stage: Stage, handle: string): Promise<boolean> {
  const rows = await stage.db
    .selectFrom('users')
    .select('id')
    .where('handle', '=', handle)
    .execute();
  return rows.length > 0;
}
