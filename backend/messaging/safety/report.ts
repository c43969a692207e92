import { contactOf } from '@/backend/accounts/service';
import { ownConversation } from '@/backend/messaging/conversations/access';
import { moveTo } from '@/backend/messaging/conversations/repository';
import type { MessageRow } from '@/backend/messaging/conversations/rows';
import type { FolderChange } from '@/backend/messaging/conversations/views';
import { findMessage, lastReceived } from '@/backend/messaging/messages/repository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { confirmedId, memberId } from '@/backend/platform/member';
import { sendMail } from '@/backend/platform/mail/sendMail';
import { inTransaction } from '@/backend/platform/transaction';
import type { ReportReason } from '@/lib/shared/messaging/messaging';
import { insertReport } from './repository';

/** How much of a whole conversation is quoted in the mail: the last messages, shortened. */
const QUOTED = { messages: 5, letters: 1_000 };

/** What is reported. */
interface Report {
  conversationId: string;
  messageId?: string | null | undefined;
  reason: ReportReason;
  note: string | null;
}

/**
 * Stores a report of one of the other person's messages, or of the whole conversation, and mails it
 * with their words to the contact address. The same report is mailed once. `SPAM` also moves the
 * conversation into that folder. Errors: auth.required, auth.email_needed, forbidden (also: not a message of the other
 * person).
 */
export async function reportConversation(context: Context, report: Report): Promise<FolderChange> {
  const userId = confirmedId(context);
  return inTransaction(context, async (inner) => {
    const { conversationId, reason, note } = report;
    const messageId = report.messageId ?? null;
    const { folder, partner } = await ownConversation(inner, conversationId);
    const message = messageId && (await findMessage(inner.db, conversationId, messageId));
    if (messageId !== null && (!message || message.senderId === userId)) {
      throw new AppError('forbidden');
    }
    const about = { userId, conversationId, messageId, reason, note };
    const row = { ...about, id: newId(), createdAt: inner.now() };
    if (await insertReport(inner.db, row)) {
      const handle = partner && partner.handle;
      const quoted = message ? [message] : await lastWords(inner, conversationId);
      await mailReport(inner, { ...report, id: row.id, handle, quoted });
    }
    if (reason !== 'SPAM') return { id: conversationId, folder };
    await moveTo(inner.db, { userId, conversationId }, 'SPAM');
    return { id: conversationId, folder: 'SPAM' };
  });
}

/** Returns what the other person wrote last, oldest first. */
async function lastWords(context: Context, conversationId: string): Promise<MessageRow[]> {
  const side = { userId: memberId(context), conversationId };
  const rows = await lastReceived(context.db, side, QUOTED.messages);
  return rows.reverse().map((row) => ({ ...row, body: beginningOf(row.body) }));
}

function beginningOf(body: string): string {
  const letters = Array.from(body);
  return letters.length > QUOTED.letters ? `${letters.slice(0, QUOTED.letters).join('')}…` : body;
}

const quote = ({ createdAt, body, photo }: MessageRow): string[] => [
  `The message of ${createdAt.toISOString()}:`,
  ...(body === '' ? [] : [body]),
  ...(photo === null ? [] : [`With the picture ${photo.name}`]),
];

async function mailReport(
  context: Context,
  report: Report & { id: string; handle: string | null; quoted: readonly MessageRow[] },
): Promise<void> {
  const contact = await contactOf(context);
  const { id, conversationId, reason, note, handle, quoted } = report;
  const reported = handle === null ? 'somebody whose account is gone' : `@${handle}`;
  await sendMail(context, {
    userId: null,
    to: context.config.contactEmail,
    // Read by the operators, who work in English.
    locale: 'en',
    kind: 'message_report',
    subject: `Report: ${reason} by ${reported}`,
    text: [
      `@${contact.handle} reports ${reported}.`,
      ...(note === null ? [] : [`They add: ${note}`]),
      ...quoted.flatMap(quote),
      `Report ${id}, conversation ${conversationId}`,
    ].join('\n\n'),
  });
}
