import { filesOf } from '@/backend/files/service';
import type { Context } from '@/backend/platform/context';
import type { IntakeAnswer } from '@/lib/shared/bookings/views';
import { questionsOf } from '@/backend/bookings/store/answerRepository';

/** The questions of a booking with what was answered. */
export async function answersOf(context: Context, bookingId: string): Promise<IntakeAnswer[]> {
  const rows = await questionsOf(context.db, bookingId);
  const hasFiles = rows.some(({ fileId }) => fileId !== null);
  const files = hasFiles ? await filesOf(context, { bookingIds: [bookingId] }) : [];
  return rows.map(({ questionId, text, kind, asked: when, isRequired, choices, value, fileId }) => {
    const file = files.find(({ id }) => id === fileId);
    return {
      ...{ questionId, text, kind, when, isRequired, choices, value },
      file: file
        ? { id: file.id, name: file.name, bytes: file.bytes, contentType: file.contentType }
        : null,
    };
  });
}
