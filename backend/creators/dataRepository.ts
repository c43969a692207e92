import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** What a creator wrote for their page. */
export async function pageRows(db: Kysely<Tables>, userId: string) {
  return {
    page: await db
      .selectFrom('creatorPages')
      .selectAll()
      .where('userId', '=', userId)
      .executeTakeFirst(),
    examples: await db
      .selectFrom('creatorExamples')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('sort')
      .execute(),
    faqs: await db
      .selectFrom('creatorFaqs')
      .selectAll()
      .where('creatorId', '=', userId)
      .orderBy('sort')
      .execute(),
  };
}
