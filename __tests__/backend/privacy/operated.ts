import type { TestContext } from '@/__tests__/support/context';

/** What operators decided about them, and that they are one themselves. */
export async function operateOn({ db, now }: TestContext, userId: string): Promise<void> {
  const since = now();
  await db.insertInto('featuredCreators').values({ userId, since }).execute();
  await db.insertInto('mutedUsers').values({ userId, since }).execute();
  await db
    .insertInto('operators')
    .values({ userId, secret: 'JBSWY3DPEHPK3PXP', lastStep: null, grantedAt: since })
    .execute();
}
