import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** An operator in one of their sessions. */
export interface SeatRow {
  id: string;
  handle: string;
  secret: string;
  /** When they showed their second factor in this session; null: not yet. */
  provedAt: Date | null;
}

/** The operator whose session this is; undefined: they are none. */
export async function findSeat(
  db: Db,
  userId: string,
  sessionId: string | null,
): Promise<SeatRow | undefined> {
  return db
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.userId')
    .leftJoin('operatorProofs as proof', (join) => join.on('proof.sessionId', '=', sessionId))
    .select(['users.id', 'users.handle', 'operators.secret', 'proof.provedAt'])
    .where('operators.userId', '=', userId)
    .executeTakeFirst();
}

/** Whose handle this is; null: nobody's. */
export async function idOfHandle(db: Db, handle: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('handle', '=', handle)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Those of these accounts that are operators. */
export async function operatorsAmong(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from operators where user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Takes the code of a half minute, which holds once, and none before it afterwards. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('operators')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where((row) => row.or([row('lastStep', 'is', null), row('lastStep', '<', step)]))
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Uses a code on paper up. Answers whether there was one. */
export async function takeCode(db: Db, operatorId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('operatorCodes')
    .where('operatorId', '=', operatorId)
    .where('codeHash', '=', codeHash)
    .returning('codeHash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function saveProof(db: Db, sessionId: string, provedAt: Date): Promise<void> {
  await db
    .insertInto('operatorProofs')
    .values({ sessionId, provedAt })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ provedAt }))
    .execute();
}

/** Makes an account an operator, or gives one that is a new second factor; the old one ends. */
export async function saveOperator(
  db: Db,
  operator: { userId: string; secret: string; grantedAt: Date },
  codeHashes: readonly string[],
): Promise<void> {
  const { userId, secret } = operator;
  await db
    .insertInto('operators')
    .values(operator)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ secret, lastStep: null }))
    .execute();
  await endProofs(db, userId);
  await db.deleteFrom('operatorCodes').where('operatorId', '=', userId).execute();
  await db
    .insertInto('operatorCodes')
    .values(codeHashes.map((codeHash) => ({ operatorId: userId, codeHash })))
    .execute();
}

/** Ends somebody's being an operator. Answers whether they were. */
export async function deleteOperator(db: Db, userId: string): Promise<boolean> {
  await endProofs(db, userId);
  const gone = await db
    .deleteFrom('operators')
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  return gone !== undefined;
}

async function endProofs(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('operatorProofs')
    .where('sessionId', 'in', (query) =>
      query.selectFrom('sessions').select('sessions.id').where('sessions.userId', '=', userId),
    )
    .execute();
}
