import type { PaymentMethod } from '@/backend/emulators/stripe/objects';

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** A card for tests: what it does when it is charged or saved. */
export interface TestCard {
  number: string;
  /** The first names the card in the journal, which holds no number. */
  tokens: [string, ...string[]];
  brand: string;
  decline?: Decline;
  /** Declined when it is charged later, but saved without a word. */
  isSavedDespite?: boolean;
  /** The bank asks always, or until it has agreed to later charges. */
  asks?: 'ALWAYS' | 'UNTIL_SET_UP';
  after?: 'DISPUTE' | 'AVAILABLE' | 'REFUND_FAILS';
}

const decline = (declineCode: string, message: string, code = 'card_declined'): Decline => ({
  code,
  declineCode,
  message,
});

const GENERIC = decline('generic_decline', 'Your card was declined.');
const NO_FUNDS = decline('insufficient_funds', 'Your card has insufficient funds.');

export const AUTHENTICATION_REQUIRED = decline(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
);

const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', tokens: ['pm_card_visa', 'tok_visa'], brand: 'visa' },
  { number: '5555555555554444', tokens: ['pm_card_mastercard'], brand: 'mastercard' },
  {
    number: '4000000000000002',
    tokens: ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'],
    brand: 'visa',
    decline: GENERIC,
  },
  {
    number: '4000000000009995',
    tokens: [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'pm_card_chargeDeclinedInsufficientFunds',
    ],
    brand: 'visa',
    decline: NO_FUNDS,
  },
  {
    number: '4000000000009987',
    tokens: ['pm_card_visa_chargeDeclinedLostCard'],
    brand: 'visa',
    decline: decline('lost_card', 'Your card was declined.'),
  },
  {
    number: '4000000000009979',
    tokens: ['pm_card_visa_chargeDeclinedStolenCard'],
    brand: 'visa',
    decline: decline('stolen_card', 'Your card was declined.'),
  },
  {
    number: '4000000000000069',
    tokens: ['pm_card_chargeDeclinedExpiredCard'],
    brand: 'visa',
    decline: decline('expired_card', 'Your card has expired.', 'expired_card'),
  },
  {
    number: '4000000000000119',
    tokens: ['pm_card_chargeDeclinedProcessingError'],
    brand: 'visa',
    decline: decline(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  },
  {
    number: '4000000000000341',
    tokens: ['pm_card_chargeCustomerFail'],
    brand: 'visa',
    decline: GENERIC,
    isSavedDespite: true,
  },
  {
    number: '4000002500003155',
    tokens: ['pm_card_authenticationRequiredOnSetup'],
    brand: 'visa',
    asks: 'UNTIL_SET_UP',
  },
  {
    number: '4000002760003184',
    tokens: ['pm_card_authenticationRequired'],
    brand: 'visa',
    asks: 'ALWAYS',
  },
  {
    number: '4000008260003178',
    tokens: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    brand: 'visa',
    asks: 'ALWAYS',
    decline: NO_FUNDS,
    isSavedDespite: true,
  },
  {
    number: '4000000000000259',
    tokens: ['pm_card_createDispute'],
    brand: 'visa',
    after: 'DISPUTE',
  },
  {
    number: '4000000000000077',
    tokens: ['pm_card_bypassPending'],
    brand: 'visa',
    after: 'AVAILABLE',
  },
  {
    number: '4000000000005126',
    tokens: ['pm_card_refundFail'],
    brand: 'visa',
    after: 'REFUND_FAILS',
  },
];

export function cardByNumber(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number.replace(/[\s-]/g, ''));
}

export function cardByToken(token: string): TestCard | undefined {
  return TEST_CARDS.find(({ tokens }) => tokens.includes(token));
}

/** What may be seen of a card. */
export function visibleCard({ number, brand, tokens }: TestCard): PaymentMethod['card'] {
  return {
    brand,
    last4: number.slice(-4),
    exp_month: 12,
    exp_year: 2034,
    country: 'US',
    fingerprint: `sandbox${tokens[0].replace(/[^a-zA-Z]/g, '')}`,
    funding: 'credit',
  };
}
