import type { Generated } from 'kysely';

/** What every message has that a worker delivers. */
export interface Waiting {
  id: string;
  attempts: Generated<number>;
  createdAt: Date;
  /** Null: it was sent or given up. */
  nextAttemptAt: Date | null;
  sentAt: Generated<Date | null>;
}

export interface MailsTable extends Waiting {
  /** `<id@host>`, the same at every try. */
  messageId: string;
  userId: string | null;
  toAddress: string;
  locale: string;
  kind: string;
  subject: string;
  /** Emptied once sent: it may hold a link that opens an account. */
  text: string;
  html: string;
  topic: string | null;
  unsubscribeUrl: string | null;
  unsubscribeHash: string | null;
}

export interface SmsMessagesTable extends Waiting {
  toNumber: string;
  /** Emptied once sent. */
  text: string;
}

export interface MailRefusalsTable {
  toAddress: string;
  topic: string;
  createdAt: Date;
}
