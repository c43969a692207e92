import { createHash } from 'node:crypto';
import { v5 } from 'uuid';
import { contactOf } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { newId } from '@/backend/platform/id';
import { Limiter } from '@/backend/platform/limiter';
import { confirmedId } from '@/backend/platform/member';
import { inEvenTime } from '@/backend/platform/outbox/evenTime';
import { sendMail } from '@/backend/platform/mail/sendMail';
import { textsIn } from '@/backend/platform/texts';
import { inTransaction } from '@/backend/platform/transaction';
import * as repository from './repository';

const DAY_MS = 24 * 60 * 60_000;

/** A stranger's address can be typed in again and again: it gets one mail in that time. */
const MAIL_PAUSE_MS = DAY_MS;
/** Questions of one e-mail, wherever they come from. */
const perEmail = new Limiter({ times: 5, seconds: DAY_MS / 1000 });
/** A visitor writes no subject: the beginning of their question, on one line. */
const SUBJECT_LENGTH = 80;

/** A question somebody asked. */
export interface HelpTicket {
  id: string;
  subject: string;
  text: string;
  /** UTC ISO 8601. */
  createdAt: string;
}

/**
 * Stores a question and mails it to the contact address. The same question within a week is stored
 * once. Errors: auth.required, auth.email_needed.
 */
export async function sendTicket(
  context: Context,
  { subject, text }: { subject: string; text: string },
): Promise<{ id: string }> {
  confirmedId(context);
  const contact = await contactOf(context);
  const key = createHash('sha256')
    .update(JSON.stringify([subject, text]))
    .digest('hex');
  return withIdempotencyKey(context, key, 'sendTicket', async (inner) => {
    const id = newId();
    await repository.insertTicket(inner.db, {
      id,
      userId: contact.id,
      email: null,
      locale: null,
      subject,
      text,
      createdAt: inner.now(),
    });
    await sendMail(inner, {
      userId: null,
      to: inner.config.contactEmail,
      // Read by the operators, who work in English.
      locale: 'en',
      kind: 'help_ticket',
      subject: `Question: ${subject}`,
      text: [
        `From ${contact.name} (@${contact.handle}), ${contact.email ?? 'no confirmed e-mail'}, who reads ${contact.locale}.`,
        text,
        `Ticket ${id}`,
      ].join('\n\n'),
    });
    return { id };
  });
}

interface VisitorQuestion {
  email: string;
  text: string;
  locale: string;
}

/**
 * The same for somebody without a confirmed e-mail: the question goes to the contact address, and a
 * mail to theirs says that it came. That mail holds no word of theirs and comes once a day at most,
 * so nobody can write to strangers with it; the result does not show whether it was sent. The same
 * question of the same address is stored once a day. Errors: rate_limited.
 */
export async function sendVisitorTicket(
  context: Context,
  question: VisitorQuestion,
): Promise<{ id: string }> {
  await perEmail.take(context.config, question.email);
  const id = idOfDay(context.now(), question);
  await inEvenTime(() => inTransaction(context, (inner) => addVisitorTicket(inner, id, question)));
  return { id };
}

/** One id for what is asked again on the same day. */
function idOfDay(now: Date, { email, text }: VisitorQuestion): string {
  return v5(JSON.stringify([now.toISOString().slice(0, 10), email, text]), v5.URL);
}

async function addVisitorTicket(
  context: Context,
  id: string,
  { email, text, locale }: VisitorQuestion,
): Promise<void> {
  const now = context.now();
  const isResting = await repository.hasAskedSince(context.db, email, before(now, MAIL_PAUSE_MS));
  const subject = [...text.replace(/\s+/gu, ' ')].slice(0, SUBJECT_LENGTH).join('');
  const ticket = { id, userId: null, email, locale, subject, text, createdAt: now };
  if (!(await repository.insertTicket(context.db, ticket))) return;
  await sendMail(context, {
    userId: null,
    to: context.config.contactEmail,
    locale: 'en',
    kind: 'help_ticket',
    subject: `Question of a visitor: ${subject}`,
    text: [
      `From ${email}, which nobody has confirmed. They read ${locale}.`,
      text,
      `Ticket ${id}`,
    ].join('\n\n'),
  });
  if (!isResting) await confirmArrival(context, email, locale);
}

async function confirmArrival(context: Context, email: string, locale: string): Promise<void> {
  const t = textsIn('mails', locale);
  await sendMail(context, {
    userId: null,
    to: email,
    locale,
    kind: 'help_received',
    subject: t('help_received.subject'),
    text: t('help_received.text'),
    unsubscribe: 'help_received',
  });
}

/**
 * Returns every question of a user, newest first, for the export of their data; also what was asked
 * with their confirmed e-mail and without the account.
 */
export async function helpTicketsOf(
  context: Context,
  userId: string,
  email: string | null,
): Promise<HelpTicket[]> {
  const rows = await repository.ticketsOf(context.db, userId, email);
  return rows.map(({ id, subject, text, createdAt }) => ({
    id,
    subject,
    text,
    createdAt: createdAt.toISOString(),
  }));
}

/** Forgets what was asked with an e-mail and without an account. */
export async function forgetVisitorTickets(context: Context, email: string): Promise<void> {
  await repository.deleteTicketsOf(context.db, email);
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
