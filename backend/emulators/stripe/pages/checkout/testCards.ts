import { cardByToken } from '@/backend/emulators/stripe/money/cards';

/** A card of the list beside the form. Nobody else's number is known here, or kept. */
export interface TestCard {
  number: string;
  last4: string;
  /** Name of its text: what will happen. */
  outcome:
    | 'pays'
    | 'declined'
    | 'declinedLater'
    | 'noFunds'
    | 'expired'
    | 'asksOnce'
    | 'asks'
    | 'disputed';
}

function card(token: string, outcome: TestCard['outcome']): TestCard {
  const digits = cardByToken(token)?.number ?? '';
  return { number: digits.replace(/(.{4})(?=.)/g, '$1 '), last4: digits.slice(-4), outcome };
}

const CARDS = [
  card('pm_card_visa', 'pays'),
  card('pm_card_visa_chargeDeclined', 'declined'),
  card('pm_card_chargeCustomerFail', 'declinedLater'),
  card('pm_card_visa_chargeDeclinedInsufficientFunds', 'noFunds'),
  card('pm_card_chargeDeclinedExpiredCard', 'expired'),
  card('pm_card_authenticationRequiredOnSetup', 'asksOnce'),
  card('pm_card_authenticationRequired', 'asks'),
  card('pm_card_createDispute', 'disputed'),
];

/**
 * Six each: a card that is only saved is not disputed and may be declined once it is charged, one
 * that pays now is asked about at once.
 */
export function testCards(isSaving: boolean): readonly TestCard[] {
  const idle: readonly TestCard['outcome'][] = isSaving
    ? ['disputed', 'expired']
    : ['asksOnce', 'declinedLater'];
  return CARDS.filter(({ outcome }) => !idle.includes(outcome));
}

/** The test card with these last digits, which is all that an address ever says of a card. */
export function cardEnding(last4: string | null): TestCard | null {
  return CARDS.find((one) => one.last4 === last4) ?? null;
}
