import { createHash } from 'node:crypto';
import { contactOf } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { confirmedId } from '@/backend/platform/member';
import { newId } from '@/backend/platform/id';
import { sendMail } from '@/backend/platform/mail/sendMail';
import { insertTicket, ticketsOf } from './repository';

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
    await insertTicket(inner.db, {
      id,
      userId: contact.id,
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

/** Returns every question of a user, newest first, for the export of their data. */
export async function helpTicketsOf(context: Context, userId: string): Promise<HelpTicket[]> {
  const rows = await ticketsOf(context.db, userId);
  return rows.map(({ id, subject, text, createdAt }) => ({
    id,
    subject,
    text,
    createdAt: createdAt.toISOString(),
  }));
}
