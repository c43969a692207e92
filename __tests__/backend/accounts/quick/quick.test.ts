import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { answerInvite } from '@/backend/hosting/service';
import {
  addEmail,
  chooseUserType,
  logInWithCode,
  QUICK_EXPIRY,
  requestCode,
} from '@/backend/accounts/service';
import { fanByHandle } from '@/backend/fans/service';
import { saveFavorite } from '@/backend/favorites/service';
import { sendTicket } from '@/backend/help/service';
import { storePhoto } from '@/backend/media/service';
import { startConversation } from '@/backend/messaging/service';
import { joinAsNew, leaveQueue } from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { endQuickAccount } from '@/backend/privacy/service';
import { codeMailedTo, later, loggedIn, notThe } from '@/__tests__/backend/accounts/onetime/people';
import { joinNew, logInAs, newcomer, press } from '@/__tests__/backend/parties/newcomers/newcomers';
import {
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

const DAY = 24 * 60 * 60_000;

let stage: Stage;
let network = 0;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const somebody = () => newcomer(stage, `203.0.113.${(network += 1)}`);

const handlesLike = async (handle: string) =>
  (await stage.db.selectFrom('users').select('handle').where('handle', '=', handle).execute()).map(
    (row) => row.handle,
  );

async function runJobs(now: () => Date): Promise<void> {
  const handlers = { [QUICK_EXPIRY]: endQuickAccount };
  while (await runDueJob({ ...stage.visitor, now }, handlers));
}

describe('a quick account', () => {
  test('joins, leaves and follows; the rest waits for a confirmed e-mail', async () => {
    const party = await openParty(stage.creator);
    const { member, queueUuid, handle } = await joinNew(somebody(), party, 'guestly');
    const creatorId = userIdOf(stage.creator);
    const follow = { targetType: 'CREATOR' as const, targetId: creatorId, notifyLive: true };
    expect(await refusalOf(saveFavorite(member, follow))).toBe('ok');
    const waiting = [
      startConversation(member, { userId: creatorId }),
      sendTicket(member, { subject: 'Hello', text: 'Anybody?' }),
      storePhoto(member, Buffer.from('x')),
      chooseUserType(member, { userType: 'CREATOR' }),
      answerInvite(member, { creatorId, accept: true }),
    ];
    expect(await Promise.all(waiting.map(refusalOf))).toEqual(Array(5).fill('auth.email_needed'));
    expect(await fanByHandle(stage.visitor, { handle })).toBeNull();
    expect(await refusalOf(leaveQueue(member, { queueUuid }))).toBe('ok');
  });

  test('is over 30 days after the last visit, and its handle is free', async () => {
    const party = await openParty(stage.creator);
    const { member, queueUuid } = await joinNew(somebody(), party, 'shortlived');
    // Something waits on it: it stays.
    await runJobs(() => new Date(stage.clock.ms + 31 * DAY));
    expect(await handlesLike('shortlived')).toEqual(['shortlived']);
    await leaveQueue(member, { queueUuid });
    await runJobs(() => new Date(stage.clock.ms + 33 * DAY));
    expect(await handlesLike('shortlived')).toEqual([]);
    const again = await joinNew(somebody(), party, 'shortlived');
    expect(again.handle).toBe('shortlived');
  });

  test('lives on with each visit, and its cookie with it', async () => {
    const party = await openParty(stage.creator);
    const who = somebody();
    const { result, opened } = await joinAsNew(who, press(party, 'faithful'));
    const member = await loggedIn(who, opened);
    await leaveQueue(member, { queueUuid: result.queueUuid });
    const visit = later(who, 20 * DAY);
    await loggedIn(visit, opened);
    expect(visit.sessionEffects.at(-1)).toMatchObject({
      expiresAt: new Date(stage.clock.ms + 50 * DAY),
    });
    await runJobs(() => new Date(stage.clock.ms + 31 * DAY));
    expect(await handlesLike('faithful')).toEqual(['faithful']);
    await runJobs(() => new Date(stage.clock.ms + 51 * DAY));
    expect(await handlesLike('faithful')).toEqual([]);
  });
});

describe('an e-mail for a quick account', () => {
  async function askFor(member: TestContext, email: string): Promise<string> {
    await requestCode(member, { email });
    return codeMailedTo(stage.database, email);
  }

  test('is added by its code, which opens a new session, and then nothing waits any more', async () => {
    const { member, handle } = await joinNew(somebody(), await openParty(stage.creator), 'keeper');
    const email = 'keeper@example.org';
    const code = await askFor(member, email);
    expect(await refusalOf(addEmail(member, { email, code: notThe(code) }))).toBe(
      'auth.code_invalid',
    );
    const opened = await addEmail(member, { email, code });
    expect(opened.user).toMatchObject({ handle, email, emailVerified: true, isQuick: false });
    const kept = await loggedIn(member, opened);
    expect(await refusalOf(addEmail(kept, { email, code }))).toBe('auth.email_given');
    await runJobs(() => new Date(stage.clock.ms + 40 * DAY));
    expect(await handlesLike('keeper')).toEqual(['keeper']);
  });

  test('of another account is not taken; the same code logs in there', async () => {
    const email = 'owner@example.org';
    const owner = await logInAs(stage, somebody(), email, 'owner_of_it');
    const { member } = await joinNew(somebody(), await openParty(stage.creator), 'claimer');
    const code = await askFor(member, email);
    expect(await refusalOf(addEmail(member, { email, code }))).toBe('auth.email_elsewhere');
    // Nobody hears of it without the code.
    expect(await refusalOf(addEmail(member, { email, code: notThe(code) }))).toBe(
      'auth.code_invalid',
    );
    const there = await loggedIn(member, await logInWithCode(member, { email, code }));
    expect(userIdOf(there)).toBe(userIdOf(owner));
  });
});
