import { members, type Row } from './row';

/** A payment that never was: without keys nobody can start one in this product. */
const payload = () => ({ paymentID: '01900000-0000-7000-8000-0000000000aa' });

/** Rows of the access table: what buyers pay. */
export const paymentRows: Row[] = [
  { path: 'payments/get-payment/', payload, own: members('payment.not_found') },
  { path: 'payments/recover-payment/', payload, own: members('payment.not_found') },
];
