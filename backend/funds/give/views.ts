import { creatorName } from '@/backend/hosting/service';
import { onReadersClock, type Payment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import type { OwnContribution } from '@/lib/shared/fund/views';
import { raisedOf } from '@/backend/funds/policy';
import type { OwnRow } from '@/backend/funds/store/ownRepository';
import { isGiven } from '@/backend/funds/sums/policy';

/** A contribution as its giver sees it. */
export function ownView(
  context: Context,
  row: OwnRow,
  payment: Payment | undefined,
): OwnContribution {
  const isThanked = isGiven(row.payment) && row.payment !== 'PENDING';
  const isOpen = row.payment === 'OPEN' && payment?.state === 'OPEN';
  return {
    id: row.id,
    fundId: row.fundId,
    fundTitle: row.fundTitle,
    fundState: row.fundState,
    mode: row.mode,
    goal: row.goal,
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    creator: {
      handle: row.creatorHandle,
      name: creatorName({ ...row, creatorId: '' }),
      profilePhoto: listPhoto(row.creatorExtraPublic),
    },
    amount: row.amount,
    currency: row.currency,
    refunded: row.refunded,
    payment: row.payment,
    message: row.message,
    messageState: row.messageState,
    visibility: row.visibility,
    alias: row.alias,
    shownAs: shownAs(row),
    anonymousAllowed: row.anonymousAllowed,
    tier:
      row.tierTitle === null
        ? null
        : { title: row.tierTitle, delivery: row.tierDelivery, answer: row.tierAnswer },
    pollOption: row.optionLabel,
    thanks: isThanked ? (row.tierThanks ?? row.fundThanks) : null,
    raised: raisedOf(row),
    paymentId: payment?.id ?? null,
    heldUntil: isOpen ? onReadersClock(context, payment.holdUntil) : null,
    retryAt: payment?.retryAt ? onReadersClock(context, payment.retryAt) : null,
    failure: payment?.failure ?? null,
    cardLast4: payment?.cardLast4 ?? null,
    isMine: row.contributorId !== null && row.contributorId === context.actor.userId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What others see a contribution as; null: "Somebody". */
function shownAs({ visibility, alias, giverHandle, name }: OwnRow): string | null {
  if (visibility === 'ANONYMOUS') return null;
  return visibility === 'ALIAS' ? alias : (giverHandle ?? name);
}
