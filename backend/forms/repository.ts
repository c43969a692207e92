import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** More than anyone is asked about one game. */
const ANSWERS_READ = 100;

/** What a user answered before about a game, by question. */
export async function rememberedAnswers(
  db: Db,
  userId: string,
  game: string,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('rememberedAnswers')
    .select(['question', 'answer'])
    .where('userId', '=', userId)
    .where('game', '=', sql<string>`lower(${game}::text)`)
    .orderBy('answeredAt', 'desc')
    .limit(ANSWERS_READ)
    .execute();
  return Object.fromEntries(rows.map(({ question, answer }) => [question, answer]));
}

/** What a fan answered to a question. */
export interface GivenAnswer {
  userId: string;
  question: string;
  answer: string;
}

/** Keeps what fans answered about a game, instead of what they answered before. */
export async function rememberAnswers(
  db: Db,
  { game, now }: { game: string; now: Date },
  answers: readonly GivenAnswer[],
): Promise<void> {
  // In one order for everybody: two tools of a game never wait for each other's rows.
  await sql`
    insert into remembered_answers (user_id, game, question, answer, answered_at)
    select distinct on ("userId", question) "userId", lower(${game}::text), question, answer,
      ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(answers)})
      given ("userId" uuid, question text, answer text)
    order by "userId", question
    on conflict (user_id, game, question) do update
      set answer = excluded.answer, answered_at = excluded.answered_at`.execute(db);
}

/** Everything that is remembered of a fan's answers. */
export function everyAnswerOf(db: Db, userId: string) {
  return db
    .selectFrom('rememberedAnswers')
    .select(['game', 'question', 'answer', 'answeredAt'])
    .where('userId', '=', userId)
    .orderBy('answeredAt')
    .execute();
}
