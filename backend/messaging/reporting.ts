import { contactOf } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { sendMail } from '@/backend/platform/post/sendMail';
import { inTransaction } from '@/backend/platform/transaction';
import type { ReportReason } from '@/lib/shared/messaging';
import { ownConversation } from './access';
import { moveTo } from './conversationRepository';
import type { FolderChange } from './filing';
import { findMessage, lastReceived } from './messageRepository';
import { insertReport } from './reportRepository';
import type { MessageRow } from './rows';

/** Of a whole conversation the house gets to read the last words, not all of them. */
const QUOTED = { messages: 5, letters: 1_000 };

/** What is reported. */
interface Report {
  conversationId: string;
  messageId?: string | null | undefined;
  reason: ReportReason;
  note: string | null;
}

/**
 * Keeps a report of a message of the other one, or of the conversation, and mails it with their
 * words to the house, once for each who reports; `SPAM` also moves the conversation there. Errors: auth.required,
 * forbidden (also: no message of the other one).
 */
export async function reportConversation(context: Context, report: Report): Promise<FolderChange> {
  const userId = memberId(context);
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

/** What the other one wrote last, oldest first. */
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
    // Read by the house, whose language this is.
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
