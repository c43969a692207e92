/** What somebody owns or is owed: one account for each creator, order or buyer. */
export const OWNED_ACCOUNTS = [
  'acct',
  'claim',
  'pending',
  'available',
  'frozen',
  'transit',
  'prepaid',
  'buyer_owed',
] as const;

/** The platform's own. */
export const OWN_ACCOUNTS = ['cash', 'fees', 'stripe_fees', 'dispute_fees', 'losses'] as const;

/** Accounts that have an owner. */
export type OwnedAccount = (typeof OWNED_ACCOUNTS)[number];

/** Accounts of the platform. */
export type OwnAccount = (typeof OWN_ACCOUNTS)[number];

/** An account of the books. */
export type Account = OwnedAccount | OwnAccount;

/** What is booked: one entry of a kind for each cause. */
export type EntryKind =
  | 'captured'
  | 'stripe_fee'
  | 'cleared'
  | 'transferred'
  | 'payout_paid'
  | 'payout_failed'
  | 'reversed'
  | 'refunded'
  | 'dispute_opened'
  | 'dispute_lost'
  | 'dispute_won'
  | 'refund_failed'
  | 'written_off';
