/** What is typed of a gift before it is paid. */
export interface GiftDraft {
  receiverName: string;
  giverName: string;
  message: string;
  /** mail: we mail it; link: its giver hands the link over. */
  way: 'mail' | 'link';
  email: string;
  /** As a `datetime-local` field holds it; empty: with the payment. */
  sendAt: string;
  isPriceHidden: boolean;
}

/** The place in this tab where the request key of a tier's gift is kept. */
export const giftPlace = (tierId: string) => `gift-${tierId}`;

const keyOf = (tierId: string) => `playplus-gift-${tierId}`;

/** What was kept of a tier's gift in this tab, else an empty one. */
export function keptGift(tierId: string, giverName: string): GiftDraft {
  const first: GiftDraft = {
    ...{ receiverName: '', giverName, message: '', way: 'mail', email: '', sendAt: '' },
    isPriceHidden: true,
  };
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(tierId)) ?? 'null') as object | null;
    return { ...first, ...kept };
  } catch {
    return first;
  }
}

/** Keeps it while its giver pays or logs in: in this tab alone, never in an address. */
export function keepGift(tierId: string, draft: GiftDraft): void {
  try {
    sessionStorage.setItem(keyOf(tierId), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

/** It has become a gift that is paid. */
export function forgetGift(tierId: string): void {
  try {
    sessionStorage.removeItem(keyOf(tierId));
  } catch {
    // Nothing was kept either.
  }
}
