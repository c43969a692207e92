/** A card of the list beside the form. Nobody else's number is known here, or kept. */
export interface TestCard {
  number: string;
  last4: string;
  /** Name of its text: what will happen. */
  outcome: 'pays' | 'declined' | 'noFunds' | 'expired' | 'asksOnce' | 'asks' | 'disputed';
}

const card = (number: string, outcome: TestCard['outcome']): TestCard => ({
  number,
  last4: number.slice(-4),
  outcome,
});

const CARDS = [
  card('4242 4242 4242 4242', 'pays'),
  card('4000 0000 0000 0002', 'declined'),
  card('4000 0000 0000 9995', 'noFunds'),
  card('4000 0000 0000 0069', 'expired'),
  card('4000 0025 0000 3155', 'asksOnce'),
  card('4000 0027 6000 3184', 'asks'),
  card('4000 0000 0000 0259', 'disputed'),
];

/** Six each: a card that is only saved is not disputed, one that pays now is asked about at once. */
export function testCards(isSaving: boolean): readonly TestCard[] {
  const idle = isSaving ? 'disputed' : 'asksOnce';
  return CARDS.filter(({ outcome }) => outcome !== idle);
}

/** The test card with these last digits, which is all that an address ever says of a card. */
export function cardEnding(last4: string | null): TestCard | null {
  return CARDS.find((one) => one.last4 === last4) ?? null;
}
