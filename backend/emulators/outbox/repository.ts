import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** A mail, or a text message with its number as receiver. */
export interface Message {
  receiver: string;
  kind: string;
  subject: string;
  text: string;
  createdAt: Date;
  nextAttemptAt: Date | null;
  sentAt: Date | null;
}

const NEWEST = 50;

/** The newest messages, to one receiver or (empty) to all. */
export async function newest(db: Kysely<Tables>, to: string): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select * from (
      select to_address as receiver, kind, subject, text, created_at, next_attempt_at, sent_at, id
      from mails
      union all
      select to_number, 'text message', '', text, created_at, next_attempt_at, sent_at, id
      from sms_messages
    ) as messages
    where ${to} in ('', lower(receiver))
    order by created_at desc, id desc
    limit ${NEWEST}`.execute(db);
  return rows;
}
