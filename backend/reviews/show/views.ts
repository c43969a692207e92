import { fullName } from '@/lib/shared/accounts/names';
import type { BookingPerson } from '@/lib/shared/bookings/views';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import { fanName } from '@/lib/shared/fans/fans';
import type { Review } from '@/lib/shared/reviews/views';
import type { ListedRow } from '@/backend/reviews/store/listRepository';

/** Somebody as they are stored; without a name their account is deleted. */
interface StoredPerson {
  id: string | null;
  handle: string | null;
  firstName: string | null;
  lastName: string | null;
  userType: 'CREATOR' | 'FAN' | null;
  extraPublic: unknown;
}

/** Somebody as reviews show them; null: the account is deleted. */
export function personOf(person: StoredPerson): BookingPerson | null {
  const { id, handle, firstName, lastName, userType, extraPublic } = person;
  if (id === null || handle === null || firstName === null) return null;
  const last = lastName ?? '';
  const name =
    userType === 'FAN' ? fanName(firstName, last) : fullName({ firstName, lastName: last });
  return { id, handle, name, profilePhoto: listPhoto(extraPublic) };
}

/** An opened review as somebody reads it; `readerId` null: a visitor. */
export function viewOf(row: ListedRow, readerId: string | null): Review {
  const author = personOf({
    ...{ id: row.authorId, handle: row.authorHandle, firstName: row.authorFirstName },
    ...{ lastName: row.authorLastName, userType: row.authorType },
    extraPublic: row.authorExtraPublic,
  });
  const subject = personOf({
    ...{ id: row.subjectId, handle: row.subjectHandle, firstName: row.subjectFirstName },
    ...{ lastName: row.subjectLastName, userType: row.subjectType },
    extraPublic: row.subjectExtraPublic,
  });
  const creator = row.authorRole === 'BUYER' ? subject : author;
  const { id, stars, tags, text, title, reply, repliedAt } = row;
  return {
    ...{ id, stars, tags, text, author, subject, title },
    at: (row.publishedAt ?? row.submittedAt).toISOString(),
    serviceId: row.shownServiceId,
    creatorHandle: creator?.handle ?? null,
    reply: reply === null || !repliedAt ? null : { text: reply, at: repliedAt.toISOString() },
    canReply: reply === null && readerId !== null && readerId === row.subjectId,
  };
}
