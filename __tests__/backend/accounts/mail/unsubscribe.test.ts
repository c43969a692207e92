import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { unsubscribe } from '@/backend/accounts/service';
import { sendMail } from '@/backend/platform/mail/sendMail';
import { inTransaction } from '@/backend/platform/transaction';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext, memberContext } from '@/__tests__/backend/accounts/people';
import { codeOf, postbox } from '@/__tests__/backend/accounts/postbox';

let database: TestDatabase;
let post: ReturnType<typeof postbox>;
beforeAll(async () => {
  database = await openTestDatabase();
  post = postbox(database);
});
afterAll(() => database.close());

function write(to: string, topic: string) {
  const mail = { userId: null, to, locale: 'en', kind: topic, subject: 'News', text: 'News.' };
  return inTransaction(freshContext(database), (context) =>
    sendMail(context, { ...mail, unsubscribe: topic }),
  );
}

const end = (token: string) => unsubscribe(freshContext(database), { token });

test('an address refuses a kind of mail by the link in it, and only that kind', async () => {
  await write('reader@example.org', 'news');
  const token = await post.tokenTo('reader@example.org', 'news');
  expect(await end(token)).toEqual({ topic: 'news' });
  expect(await end(token)).toEqual({ topic: 'news' });
  await write('reader@example.org', 'news');
  await write('reader@example.org', 'other');
  await write('neighbour@example.org', 'news');
  expect(await post.kindsTo('reader@example.org')).toEqual(['news', 'other']);
  expect(await post.kindsTo('neighbour@example.org')).toEqual(['news']);
});

test('a token of anything else ends nothing', async () => {
  await memberContext(database, 'keeper');
  const verify = await post.tokenTo('keeper@example.org', 'verifyEmail');
  expect(await codeOf(end(verify))).toBe('auth.link_invalid');
  expect(await codeOf(end('x'))).toBe('auth.link_invalid');
});
