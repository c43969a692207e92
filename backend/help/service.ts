import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { contactOf } from '@/backend/accounts/service';
import type { Config } from '@/backend/platform/config';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { once } from '@/backend/platform/idempotency';
import { newId } from '@/backend/platform/id';
import { sendMail } from '@/backend/platform/post/sendMail';
import { insertTicket, ticketsOf } from './repository';

/** A question somebody asked. */
export interface HelpTicket {
  id: string;
  subject: string;
  text: string;
  /** UTC ISO 8601. */
  createdAt: string;
}

const TICKETS_PER_HOUR = 5;

// One per configuration object, which is one per process (docs/decisions/0003-…).
const limiters = new WeakMap<Config, RateLimiterMemory>();

/**
 * Keeps a question and mails it to the house. The same question twice within a week is one. Errors:
 * auth.required, rate_limited.
 */
export async function sendTicket(
  context: Context,
  { subject, text }: { subject: string; text: string },
): Promise<{ id: string }> {
  const contact = await contactOf(context);
  await takeTurn(context, contact.id);
  const key = createHash('sha256')
    .update(JSON.stringify([subject, text]))
    .digest('hex');
  return once(context, key, 'sendTicket', async (inner) => {
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
      // Read by the house, whose language this is.
      locale: 'en',
      kind: 'help_ticket',
      subject: `Question: ${subject}`,
      text: [
        `From ${contact.name} (@${contact.handle}), ${contact.email}, who reads ${contact.locale}.`,
        text,
        `Ticket ${id}`,
      ].join('\n\n'),
    });
    return { id };
  });
}

/** Every question of a user, newest first, for the file of their own data. */
export async function helpTicketsOf(context: Context, userId: string): Promise<HelpTicket[]> {
  const rows = await ticketsOf(context.db, userId);
  return rows.map(({ id, subject, text, createdAt }) => ({
    id,
    subject,
    text,
    createdAt: createdAt.toISOString(),
  }));
}

async function takeTurn({ config }: Context, userId: string): Promise<void> {
  const limiter =
    limiters.get(config) ?? new RateLimiterMemory({ points: TICKETS_PER_HOUR, duration: 3600 });
  limiters.set(config, limiter);
  try {
    await limiter.consume(userId);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? new AppError('rate_limited') : refusal;
  }
}
