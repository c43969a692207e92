import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelPayment } from '@/backend/payments/service';
import { NEWS_JOBS, postFundUpdate, thankSupporters } from '@/backend/funds/service';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { LOCALES } from '@/lib/shared/accounts/account';
import { DAY, openFundWorld, type FundWorld } from '@/__tests__/support/fundWorld';

let world: FundWorld;
beforeAll(async () => {
  world = await openFundWorld();
}, 120_000);
afterAll(() => world.close());

const mailsTo = async (email: string) => {
  const rows = await world.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'text'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, text: row.text.replaceAll(/[\u00a0\u202f]/g, ' ') }));
};

test.each([...LOCALES])('a promise, its thanks and its end are said in %s', async (locale) => {
  const deadlineAt = new Date('2027-02-14T20:00:00Z');
  const fundId = await world.makeFund({ mode: 'ALL_OR_NOTHING', goal: 500_000, deadlineAt });
  const email = `${newId()}@visitor.test`;
  const gift = { email, locale, amount: 2550 };
  const contributionId = await world.give(world.visitor(), fundId, gift);
  await thankSupporters(world.host, { fundId, contributionId: null, text: 'See http://x.y/z' });
  await world.db.updateTable('funds').set({ state: 'MISSED' }).where('id', '=', fundId).execute();
  await cancelPayment(world.context, (await world.paymentOf(contributionId)).id);
  const mails = await mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(['pledged', 'fund_thanks', 'pledge_released']);
  for (const { subject, text } of mails) {
    expect(`${subject}${text}`).not.toMatch(/\{\{|\}\}|undefined|https?:\/\/x\.y/);
    expect(text).toMatch(new RegExp(`/fund/${fundId}/contribution/${contributionId}#token=`));
    expect(`${subject} ${text}`).toContain('Two PCs');
  }
  const [pledged] = mails;
  expect(pledged?.text).toMatch(/25[.,]50/);
  expect(pledged?.text).toContain('2027');
  const { consent } = await world.paymentOf(contributionId);
  expect(consent).toContain('Two PCs');
  expect(consent).toContain('2027');
});

test('whoever stopped mails about promises gets none, and the promise stands', async () => {
  const fundId = await world.makeFund({
    ...{ mode: 'ALL_OR_NOTHING', deadlineAt: new Date(world.sandbox.now().getTime() + DAY) },
  });
  const toAddress = `${newId()}@visitor.test`;
  const refusal = { toAddress, topic: 'pledges', createdAt: world.sandbox.now() };
  await world.db.insertInto('mailRefusals').values(refusal).execute();
  const id = await world.give(world.visitor(), fundId, { email: toAddress });
  expect(await world.rowOf(id)).toMatchObject({ payment: 'PLEDGED' });
  expect((await mailsTo(toAddress)).map(({ kind }) => kind)).toEqual([]);
});

test.each([...LOCALES])(
  'an update is mailed once to whoever gave without an account, in %s',
  async (locale) => {
    const fundId = await world.makeFund();
    const email = `${newId()}@visitor.test`;
    for (const amount of [1000, 2000]) {
      await world.give(world.visitor(), fundId, { email, locale, amount });
    }
    const unpaid = `${newId()}@visitor.test`;
    await world.start(world.visitor(), fundId, { email: unpaid });
    const words = { title: 'It is ordered', text: 'On Monday.\n\nSee https://x.y/z' };
    await postFundUpdate(world.host, { fundId, ...words, requestKey: newId() });
    const job = await world.db
      .selectFrom('jobs')
      .select(['kind', 'ref'])
      .where('kind', '=', 'funds.mail_news')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await inTransaction(world.context, (inner) => NEWS_JOBS['funds.mail_news'](inner, job.ref));
    const told = (await mailsTo(email)).filter(({ kind }) => kind === 'fund_news');
    expect(told).toHaveLength(1);
    const { subject, text } = told[0] ?? { subject: '', text: '' };
    expect(`${subject}${text}`).not.toMatch(/\{\{|\}\}|undefined|https?:\/\/x\.y/);
    expect(subject).toContain('It is ordered');
    expect(text).toContain('Two PCs');
    expect(text).toContain('On Monday.');
    expect(text).toMatch(new RegExp(`/fund/${fundId}`));
    expect((await mailsTo(unpaid)).filter(({ kind }) => kind === 'fund_news')).toEqual([]);
  },
);
