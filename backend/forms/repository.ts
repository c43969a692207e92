import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** More than anyone is asked about one game. */
const ANSWERS_READ = 100;

/** What a user answered before about the game of the party that is read, by question. */
export function rememberedJson(userId: string | null): RawBuilder<Record<string, string> | null> {
  if (userId === null) return sql`null::json`;
  return sql`(
    select coalesce(json_object_agg(question, answer), '{}') from (
      select question, answer from remembered_answers
      where user_id = ${userId} and game = lower(parties.game)
      order by answered_at desc limit ${sql.lit(ANSWERS_READ)}
    ) last)`;
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
  if (answers.length === 0) return;
  // In one order for everybody: two parties of a game never wait for each other's rows.
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

/** Everything a fan's answers are remembered of. */
export function everyAnswerOf(db: Db, userId: string) {
  return db
    .selectFrom('rememberedAnswers')
    .select(['game', 'question', 'answer', 'answeredAt'])
    .where('userId', '=', userId)
    .orderBy('answeredAt')
    .execute();
}
