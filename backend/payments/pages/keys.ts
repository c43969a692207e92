/** What Stripe knows the calls of a payment by: from its business ids, never by chance. */
interface Named {
  kind: string;
  ref: string;
}

/** The sold thing at Stripe: in every object's metadata, and what its transfers are grouped by. */
export const groupOf = ({ kind, ref }: Named) => `${kind}:${ref}`;

/** The page to pay on; each new one has another version. */
export const checkoutKey = (payment: Named & { version: number }) =>
  `${groupOf(payment)}:checkout:v${payment.version}`;

export const expireKey = (payment: Named & { version: number }) =>
  `${groupOf(payment)}:expire:v${payment.version}`;

export const customerKey = (payment: Named) => `${groupOf(payment)}:customer`;

export const captureKey = (payment: Named) => `${groupOf(payment)}:capture`;

export const cancelKey = (payment: Named & { version: number }) =>
  `${groupOf(payment)}:cancel:v${payment.version}`;

/** A charge of the saved card. */
export const settleKey = (payment: Named & { tries: number }) =>
  `${groupOf(payment)}:settle:v${payment.tries}`;

export const settleCancelKey = (payment: Named & { tries: number }) =>
  `${settleKey(payment)}:cancel`;

export const refundKey = (refundId: string) => `refund:${refundId}`;

export const refundReversalKey = (refundId: string) => `refund:${refundId}:reversal`;

export const disputeReversalKey = (disputeId: string) => `dispute:${disputeId}:reversal`;

export const evidenceKey = (disputeId: string) => `dispute:${disputeId}:evidence`;

export const strayKey = (intentId: string) => `refund:stray:${intentId}`;
