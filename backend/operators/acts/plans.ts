import { usersByIds } from '@/backend/accounts/service';
import { caseFile, decideCase } from '@/backend/cases/service';
import { hideCategory, pickCreator } from '@/backend/creators/service';
import { closeReport, muteUser, reportFile } from '@/backend/messaging/service';
import {
  keepOrders,
  liftSuspension,
  refundOrders,
  suspendSeller,
} from '@/backend/payments/service';
import { hideReview, restoreReview } from '@/backend/reviews/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { isCategory } from '@/lib/shared/creators/categories';
import { idSchema } from '@/lib/shared/id';
import type { OperatorAct } from '@/lib/shared/operators/operators';
import { openReview } from '@/backend/operators/store/searchRepository';
import { tellBuyers, tellPerson } from './tell';

/** What an act is done to, and why. */
interface Doing {
  subject: string;
  reason: string;
  amount?: number | null | undefined;
}

/** How an act is done. */
interface Plan {
  /** Whom it concerns; null: there is nothing of this id, or nothing the act can be done to. */
  concerns: (context: Context, subject: string) => Promise<string[] | null>;
  /** Does it, and answers whether that changed anything. In the running transaction. */
  run: (context: Context, doing: Doing) => Promise<boolean>;
}

async function reportPeople(context: Context, subject: string): Promise<string[] | null> {
  const file = idSchema.safeParse(subject).success ? await reportFile(context, subject) : null;
  if (!file) return null;
  return [file.report.reporterId, file.report.reportedId].filter((id) => id !== null);
}

async function account(context: Context, subject: string): Promise<string[] | null> {
  if (!idSchema.safeParse(subject).success) return null;
  return (await usersByIds(context, [subject])).has(subject) ? [subject] : null;
}

async function creator(context: Context, subject: string): Promise<string[] | null> {
  if (!idSchema.safeParse(subject).success) return null;
  const user = (await usersByIds(context, [subject])).get(subject);
  return user?.userType === 'CREATOR' ? [subject] : null;
}

async function casePeople(context: Context, subject: string): Promise<string[] | null> {
  if (!idSchema.safeParse(subject).success) return null;
  const { buyerId, recipientId, creatorId } = await caseFile(context, subject);
  return [buyerId, recipientId, creatorId].filter((id) => id !== null);
}

async function reviewPeople(context: Context, subject: string): Promise<string[] | null> {
  if (!idSchema.safeParse(subject).success) return null;
  const review = await openReview(context.db, subject);
  return review ? [review.authorId, review.subjectId].filter((id) => id !== null) : null;
}

const category = (_context: Context, subject: string) =>
  Promise.resolve(isCategory(subject) ? [] : null);

/** Does it, and tells whom it concerns where it changed something. */
async function andTell(isNew: Promise<boolean>, tell: () => Promise<void>): Promise<boolean> {
  const isChange = await isNew;
  if (isChange) await tell();
  return isChange;
}

/** Every act. Who may do it to whom is asked before. */
export const PLANS: Readonly<Record<OperatorAct, Plan>> = {
  CLOSE_REPORT: {
    concerns: reportPeople,
    run: (context, { subject }) => closeReport(context, subject, true),
  },
  REOPEN_REPORT: {
    concerns: reportPeople,
    run: (context, { subject }) => closeReport(context, subject, false),
  },
  WARN: {
    concerns: account,
    run: (context, { subject }) =>
      andTell(Promise.resolve(true), () => tellPerson(context, subject, 'warned')),
  },
  MUTE: {
    concerns: account,
    run: (context, { subject }) =>
      andTell(muteUser(context, subject, true), () => tellPerson(context, subject, 'muted')),
  },
  UNMUTE: {
    concerns: account,
    run: (context, { subject }) =>
      andTell(muteUser(context, subject, false), () => tellPerson(context, subject, 'unmuted')),
  },
  SUSPEND: {
    concerns: creator,
    run: (context, { subject: creatorId, reason }) =>
      andTell(suspendSeller(context, { creatorId, reason }), async () => {
        await tellPerson(context, creatorId, 'suspended');
        await tellBuyers(context, creatorId, 'suspended');
      }),
  },
  LIFT: {
    concerns: creator,
    run: (context, { subject }) =>
      andTell(liftSuspension(context, subject), async () => {
        await tellPerson(context, subject, 'lifted');
        await tellBuyers(context, subject, 'kept');
      }),
  },
  KEEP_ORDERS: {
    concerns: creator,
    run: (context, { subject }) =>
      andTell(keepOrders(context, subject), () => tellBuyers(context, subject, 'kept')),
  },
  REFUND_ORDERS: {
    concerns: creator,
    run: (context, { subject }) =>
      andTell(refundOrders(context, subject), () => tellBuyers(context, subject, 'suspended')),
  },
  FEATURE: {
    concerns: creator,
    run: (context, { subject }) => pickCreator(context, subject, true),
  },
  UNFEATURE: {
    concerns: creator,
    run: (context, { subject }) => pickCreator(context, subject, false),
  },
  HIDE_CATEGORY: {
    concerns: category,
    run: (context, { subject }) => hideCategory(context, subject, true),
  },
  SHOW_CATEGORY: {
    concerns: category,
    run: (context, { subject }) => hideCategory(context, subject, false),
  },
  DECIDE_CASE: {
    concerns: casePeople,
    run: async (context, { subject, reason, amount }) => {
      if (typeof amount !== 'number') throw new AppError('case.amount');
      await decideCase(context, subject, { refund: amount, reason });
      return true;
    },
  },
  HIDE_REVIEW: {
    concerns: reviewPeople,
    run: (context, { subject, reason }) => hideReview(context, subject, reason),
  },
  SHOW_REVIEW: {
    concerns: reviewPeople,
    run: (context, { subject }) => restoreReview(context, subject),
  },
};
