import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import { createService } from '@/backend/experiences/service';
import { countedPage, isRobot } from '@/backend/pageviews/policy';
import { myPageViews, recordPageView } from '@/backend/pageviews/service';
import { up as foldTicketViews } from '@/backend/platform/migrations/m0012PageViewPaths';
import { openDraw } from '@/__tests__/backend/lotteries/stage';
import type { TestContext } from '@/__tests__/support/context';
import {
  counted,
  draft,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(2);
});
afterAll(() => stage.close());

const withBrowser = (context: TestContext): TestContext => ({ ...context, clientAgent: BROWSER });
const view = (context: TestContext, path: string) => recordPageView(withBrowser(context), { path });
/** The file that Next opens for an address; null: it answers 404. */
function pageAt(path: string): string | null {
  const files = readdirSync('pages', { recursive: true, encoding: 'utf8' });
  const shape = (file: string) =>
    `/${file.replace(/(?:\/?index)?\.tsx$/, '')}`.replaceAll(/\[\w+\]/g, '[^/]+');
  return files.find((file) => new RegExp(`^${shape(file)}$`).test(path)) ?? null;
}

const total = async (context: TestContext) => (await myPageViews(context)).total;

describe('a view', () => {
  test('of a creator’s page, of a queue of theirs and of its tickets is shown to them alone', async () => {
    const partyID = await openParty(stage.creator);
    await view(stage.visitor, '/creator-0');
    await view(stage.fan(0), '/de/Creator-0/');
    await view(stage.visitor, `/party/${partyID}`);
    await view(stage.fan(0), `/party/${partyID}/queue/00000000-0000-7000-8000-000000000000`);
    const { pages, days, total } = await myPageViews(stage.creator);
    expect(total).toBe(4);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: '2026-05-01', views: 4 });
    expect(pages).toEqual([
      { path: '/creator-0', title: '/creator-0', views: 2 },
      { path: `/party/${partyID}`, title: 'Friday rounds', views: 2 },
    ]);
    for (const { path } of pages) expect(pageAt(path)).not.toBeNull();
    expect((await myPageViews(stage.otherCreator)).total).toBe(0);
  });

  test('by the owner, by a machine, or of nobody’s page is not counted', async () => {
    const before = await total(stage.creator);
    const rows = async () => (await stage.db.selectFrom('pageViews').selectAll().execute()).length;
    const rowsBefore = await rows();
    await view(stage.creator, '/creator-0');
    await recordPageView(
      { ...stage.visitor, clientAgent: 'Googlebot/2.1 (+http://google.com/bot.html)' },
      { path: '/creator-0' },
    );
    await view(stage.visitor, '/nobody-has-this');
    await view(stage.visitor, '/fan-0');
    await view(stage.visitor, `/party/${await draft(stage.creator)}`);
    await view(stage.visitor, '/party/00000000-0000-7000-8000-000000000000');
    expect(await total(stage.creator)).toBe(before);
    expect(await rows()).toBe(rowsBefore);
  });

  test('of the house’s own pages belongs to no creator', async () => {
    await view(stage.visitor, '/fr');
    const rows = await stage.db
      .selectFrom('pageViews')
      .selectAll()
      .where('path', '=', '/')
      .execute();
    expect(rows).toEqual([{ path: '/', day: '2026-05-01', creatorId: null, views: 1 }]);
  });

  test('leaves a creator’s numbers after thirty days', async () => {
    await view(stage.visitor, '/creator-1');
    stage.clock.pass(29 * 24 * 60);
    expect((await myPageViews(stage.otherCreator)).days[0]).toEqual({
      day: '2026-05-01',
      views: 1,
    });
    stage.clock.pass(24 * 60);
    expect(await total(stage.otherCreator)).toBe(0);
  });

  test('of a draw counts for its page, also where somebody claims or checks', async () => {
    const lotteryId = await openDraw(stage.otherCreator, { title: 'Key rain' });
    const page = `/chance/${lotteryId}`;
    const entry = '00000000-0000-7000-8000-000000000001';
    for (const below of ['', '/verify', `/user-info/${entry}`]) {
      await view(stage.visitor, page + below);
    }
    await view(stage.otherCreator, page);
    await view(stage.visitor, `${page}/dashboard`);
    const { pages } = await myPageViews(stage.otherCreator);
    expect(pages.find(({ path }) => path === page)).toEqual({
      ...{ path: page, title: 'Key rain', views: 3 },
    });
    expect(pageAt(page)).not.toBeNull();
  });

  test('of what is sold counts under its creator’s handle alone, once it can be seen', async () => {
    const creatorId = userIdOf(stage.otherCreator);
    const { id } = await createService(stage.otherCreator, {
      ...{ requestKey: randomUUID(), kind: 'SESSION', template: 'BLANK' },
    });
    const before = await total(stage.otherCreator);
    await view(stage.visitor, `/creator-1/${id}`);
    expect(await total(stage.otherCreator)).toBe(before);
    await stage.db
      .updateTable('services')
      .set({ state: 'PUBLISHED', title: 'Play with me' })
      .where('creatorId', '=', creatorId)
      .execute();
    await view(stage.visitor, `/creator-0/${id}`);
    await view(stage.visitor, `/creator-1/${id}`);
    await view(stage.visitor, `/experiences/${id}/00000000-0000-7000-8000-000000000000/checkout`);
    await view(stage.visitor, '/creator-1/live');
    const { pages, total: after } = await myPageViews(stage.otherCreator);
    expect(after).toBe(before + 3);
    expect(pages.find(({ path }) => path === `/creator-1/${id}`)).toMatchObject({
      ...{ title: 'Play with me', views: 2 },
    });
  });

  test('costs two statements, and so does reading them', async () => {
    const writing = counted(withBrowser(stage.visitor));
    await recordPageView(writing.context, { path: '/creator-0' });
    expect(writing.statements()).toBe(2);
    const reading = counted(stage.creator);
    await myPageViews(reading.context);
    expect(reading.statements()).toBe(2);
  });
});

test('views that were counted for tickets count for their queue', async () => {
  const { db, otherCreator } = stage;
  const page = `/party/${await openParty(otherCreator)}`;
  const views = { creatorId: userIdOf(otherCreator), views: 2 };
  const rows = [
    { ...views, path: page, day: '2026-05-01' },
    { ...views, path: `${page}/queue`, day: '2026-05-01' },
    { ...views, path: `${page}/queue`, day: '2026-05-02' },
  ];
  await db.insertInto('pageViews').values(rows).execute();
  await foldTicketViews(db as unknown as Kysely<unknown>);
  const folded = await db
    .selectFrom('pageViews')
    .select(['path', 'day', 'views'])
    .where('path', 'like', `${page}%`)
    .orderBy('day')
    .execute();
  expect(folded).toEqual([
    { path: page, day: '2026-05-01', views: 4 },
    { path: page, day: '2026-05-02', views: 2 },
  ]);
});

test('only creators have numbers', async () => {
  await expect(myPageViews(stage.fan(0))).rejects.toMatchObject({ code: 'forbidden' });
  await expect(myPageViews(stage.visitor)).rejects.toMatchObject({ code: 'auth.required' });
  expect(userIdOf(stage.creator)).not.toBe('');
});

test.each(['', 'curl/8.1', 'HeadlessChrome/140', 'facebookexternalhit/1.1', 'Slurp', 'node'])(
  '%j is a machine',
  (agent) => expect(isRobot(agent)).toBe(true),
);

test('a person’s browser is none', () => expect(isRobot(BROWSER)).toBe(false));

test.each([
  '/party/not-an-id',
  '/party/00000000-0000-7000-8000-000000000000/dashboard',
  '/fund/00000000-0000-7000-8000-000000000000/dashboard',
  '/nora/fund/00000000-0000-7000-8000-000000000000/else',
  '/orders/one/two',
  '/experiences/00000000-0000-7000-8000-000000000000/edit',
  '/streamlabs-elements/widgets',
  '/api/health',
  '/a',
  '/creator-0/else',
  '/%2e%2e/etc',
])('%s is no page that is counted', (path) => expect(countedPage(path)).toBeNull());

const ID = '00000000-0000-7000-8000-000000000000';

test.each([
  ['/orders/' + ID, '/orders'],
  ['/help/join-a-queue', '/help'],
  ['/legal/terms', '/legal'],
  ['/gift/' + ID, '/gift'],
  ['/explore', '/explore'],
  [`/Nora/fund/${ID}`, `/fund/${ID}`],
  [`/nora/fund/${ID}/checkout`, `/fund/${ID}`],
  [`/nora/fund/${ID}/contribution/${ID}`, `/fund/${ID}`],
  [`/fund/${ID}`, `/fund/${ID}`],
  [`/chance/${ID}/user-info/${ID}`, `/chance/${ID}`],
])('%s counts for %s', (path, page) => expect(countedPage(path)?.path).toBe(page));
