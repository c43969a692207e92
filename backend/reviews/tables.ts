import type { ColumnType, Generated } from 'kysely';
import type { ReviewRole, ReviewTag } from '@/lib/shared/reviews/review';

/** What the two sides of an order said of it. */
export interface ReviewsTable {
  id: string;
  bookingId: string;
  authorRole: ReviewRole;
  authorId: string | null;
  subjectId: string | null;
  /** Of a buyer's: the service it counts for. */
  serviceId: string | null;
  stars: number;
  tags: ColumnType<ReviewTag[], string | undefined, string>;
  text: string | null;
  submittedAt: Date;
  /** Null: sealed. */
  publishedAt: Date | null;
  reply: string | null;
  repliedAt: Date | null;
  /** Operators took it off the pages. */
  hiddenAt: Date | null;
  hiddenReason: string | null;
}

/** Until when an order can be reviewed. */
export interface ReviewWindowsTable {
  bookingId: string;
  closesAt: Date;
  remindedAt: Date | null;
  /** When there is something to do next; null: it is over. */
  wakeAt: Date | null;
}

/** What all opened reviews of somebody sum up to, as a buyer and as a creator. */
export interface ReviewSumsTable {
  userId: string;
  role: ReviewRole;
  ratingSum: Generated<number>;
  ratingCount: Generated<number>;
}
