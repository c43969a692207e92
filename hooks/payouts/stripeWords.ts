/** What Stripe may ask for, in words of ours. */
export type DueThing =
  | 'bank'
  | 'tax'
  | 'papers'
  | 'name'
  | 'birthday'
  | 'address'
  | 'phone'
  | 'email'
  | 'business'
  | 'terms'
  | 'other';

// The first that fits counts: a document's address is no address.
const THINGS: readonly [RegExp, DueThing][] = [
  [/^external_account/, 'bank'],
  [/verification|document|proof_of/, 'papers'],
  [/id_number|tax|ssn|vat/, 'tax'],
  [/\.dob\b/, 'birthday'],
  [/address/, 'address'],
  [/name/, 'name'],
  [/phone/, 'phone'],
  [/email/, 'email'],
  [/^tos_acceptance/, 'terms'],
  [/^(business|company|owners|directors|executives|representative)/, 'business'],
];

/** What Stripe still asks for (`individual.id_number`) as a short list of things, each once. */
export function thingsDue(due: readonly string[]): DueThing[] {
  const things = due.map((word) => THINGS.find(([pattern]) => pattern.test(word))?.[1] ?? 'other');
  return [...new Set(things)];
}

/** Why a bank sent a payout back, in words of ours. */
export type BankReason = 'closed' | 'blocked' | 'number' | 'name' | 'currency' | 'other';

const REASONS: Readonly<Record<string, BankReason>> = {
  account_closed: 'closed',
  bank_ownership_changed: 'closed',
  account_frozen: 'blocked',
  bank_account_restricted: 'blocked',
  debit_not_authorized: 'blocked',
  declined: 'blocked',
  no_account: 'number',
  invalid_account_number: 'number',
  invalid_account_number_length: 'number',
  incorrect_account_type: 'number',
  incorrect_account_holder_name: 'name',
  incorrect_account_holder_address: 'name',
  incorrect_account_holder_tax_id: 'name',
  invalid_currency: 'currency',
};

/** The reason behind a `failure_code` of Stripe. */
export const bankReason = (code: string): BankReason => REASONS[code] ?? 'other';
