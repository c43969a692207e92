import type { Page, Request } from '@playwright/test';
import { callSecureql } from './support/people';
import { openQueue, peopleWaiting } from './support/show';
import { expect, test } from './support/test';

/** More than the six connections that HTTP/1.1 gives an address. */
const TABS = 8;

test('eight tabs of one browser hear a message at once over one long poll, and another tab goes on when one closes', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const host = await newCreator();
  const [anna, bert] = [await newFan(), await newFan()];
  const partyID = await openQueue(host, 'Many tabs');
  const { context } = await newVisitor();
  /** Polls that are open; a handshake has no cursor. */
  const open = new Map<Request, Page>();
  let most = 0;
  const isPoll = (request: Request) => /\/v2\/subscribe\/.*[?&]tt=/.test(request.url());
  context.on('request', (request) => {
    if (isPoll(request)) open.set(request, request.frame().page());
    most = Math.max(most, open.size);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));

  const pages: Page[] = [];
  for (let count = 0; count < TABS; count += 1) {
    const page = await context.newPage();
    await page.goto(`/party/${partyID}`);
    pages.push(page);
  }
  await expect.poll(() => open.size).toBe(1);
  const join = async (fan: typeof anna) => {
    const joined = await callSecureql(fan.context, 'party/join-queue/', { partyID, fields: [] });
    expect(joined.status).toBe(200);
  };
  await join(anna);
  for (const page of pages) {
    await expect(peopleWaiting(page)).toHaveText('1');
    await expect(page.getByText('Reconnecting.')).toHaveCount(0);
  }
  expect(most).toBe(1);

  const [first] = pages.splice(0, 1);
  await first?.close();
  // Nobody tells how the requests of a closed page ended.
  for (const [request, page] of open) if (page === first) open.delete(request);
  await join(bert);
  for (const page of pages) await expect(peopleWaiting(page)).toHaveText('2');
  expect([most, open.size]).toEqual([1, 1]);
});
