import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { MailsTable } from './tables';

/** A mail that nobody has tried to deliver yet. */
export type NewMail = Omit<MailsTable, 'attempts' | 'sentAt'>;

/** Writes mails, except those whose address has refused their topic. */
export async function insertMails(db: Kysely<Tables>, mails: readonly NewMail[]): Promise<void> {
  await sql`
    insert into mails (id, message_id, user_id, to_address, locale, kind, subject, text, html,
      topic, unsubscribe_url, unsubscribe_hash, created_at, next_attempt_at)
    select mail.id, "messageId", "userId", "toAddress", locale, kind, subject, text, html,
      topic, "unsubscribeUrl", "unsubscribeHash", "createdAt", "nextAttemptAt"
    from jsonb_to_recordset(${JSON.stringify(mails)}) mail (id uuid, "messageId" text,
      "userId" uuid, "toAddress" text, locale text, kind text, subject text, text text, html text,
      topic text, "unsubscribeUrl" text, "unsubscribeHash" text, "createdAt" timestamptz,
      "nextAttemptAt" timestamptz)
    where not exists (select from mail_refusals refusal
      where refusal.to_address = mail."toAddress" and refusal.topic = mail.topic)`.execute(db);
}
