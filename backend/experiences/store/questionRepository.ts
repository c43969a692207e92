import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PublicQuestionState } from '@/lib/shared/experiences/kinds';
import type { PublicQuestionsTable } from '@/backend/experiences/tables';

type Db = Kysely<Tables>;

export type AskedRow = Selectable<PublicQuestionsTable>;

/** Adds a question; the same request adds one. Answers the one there is. */
export async function insertQuestion(
  db: Db,
  question: Insertable<PublicQuestionsTable> & { askerId: string },
): Promise<AskedRow> {
  await db
    .insertInto('publicQuestions')
    .values(question)
    .onConflict((conflict) => conflict.columns(['askerId', 'requestKey']).doNothing())
    .execute();
  return db
    .selectFrom('publicQuestions')
    .selectAll()
    .where('askerId', '=', question.askerId)
    .where('requestKey', '=', question.requestKey)
    .executeTakeFirstOrThrow();
}

/** A question held until the transaction ends. */
export function lockQuestion(db: Db, id: string): Promise<AskedRow | undefined> {
  return db
    .selectFrom('publicQuestions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a locked question. */
export async function updateQuestion(
  db: Db,
  id: string,
  patch: { state: PublicQuestionState; answer?: string; answeredAt?: Date },
): Promise<void> {
  await db.updateTable('publicQuestions').set(patch).where('id', '=', id).execute();
}

/** Answered questions of a service, newest first; of the reader's own those that wait, too. */
export function questionsOf(
  db: Db,
  serviceId: string,
  { readerId, before, limit }: { readerId: string | null; before: string | null; limit: number },
): Promise<AskedRow[]> {
  return db
    .selectFrom('publicQuestions')
    .selectAll()
    .where('serviceId', '=', serviceId)
    .where((question) =>
      question.or([
        question('state', '=', 'ANSWERED'),
        question.and([
          question('state', '=', 'PENDING'),
          question('askerId', '=', sql<string>`${readerId}::uuid`),
        ]),
      ]),
    )
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Questions that wait for a creator's answer, oldest first. */
export function waitingOf(
  db: Db,
  creatorId: string,
  { after, limit }: { after: string | null; limit: number },
) {
  return db
    .selectFrom('publicQuestions as question')
    .innerJoin('services as service', 'service.id', 'question.serviceId')
    .innerJoin('users as creator', 'creator.id', 'question.creatorId')
    .selectAll('question')
    .select(['service.title', 'creator.handle'])
    .where('question.creatorId', '=', creatorId)
    .where('question.state', '=', 'PENDING')
    .$if(after !== null, (query) => query.where('question.id', '>', after))
    .orderBy('question.id')
    .limit(limit)
    .execute();
}

/** How many wait for a creator's answer. */
export async function countWaiting(db: Db, creatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('publicQuestions')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('creatorId', '=', creatorId)
    .where('state', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return Number(count);
}
