/** What a receipt can say of a payment. */
interface Numbered {
  id: string;
  /** When it was paid or sent. */
  at: Date;
}

/** Digits of an id in a number: those at its end are random. */
const DIGITS = 8;

const numberOf = (letters: string, { id, at }: Numbered) =>
  `${letters}-${at.getUTCFullYear()}-${id.replaceAll('-', '').slice(-DIGITS).toUpperCase()}`;

/** The number by which people and help speak of a payment: `PP-2026-9F01C2AB`. */
export function receiptNumber(payment: Numbered): string {
  return numberOf('PP', payment);
}

/** The same of a refund: `RF-2026-9F01C2AB`. */
export function refundNumber(refund: Numbered): string {
  return numberOf('RF', refund);
}

/** Days after which a refund that is not there is worth asking about. */
export const REFUND_DAYS = 12;
