import { newRequestKey } from '@/lib/secureql/browser/requestKey';

const keyOf = (place: string) => `playplus-order-${place}`;

/**
 * The request key of an order with these values in this tab; `place` says what is ordered. It outlives
 * the page: who comes back from paying and sends the form again hears of the order that was made, and
 * makes no second one.
 */
export function orderKey(place: string, values: object): string {
  const text = JSON.stringify(values);
  const kept = read(place);
  if (kept?.values === text) return kept.key;
  const key = newRequestKey();
  sessionStorage.setItem(keyOf(place), JSON.stringify({ values: text, key }));
  return key;
}

/** The next order is another one, even with the same values. */
export function forgetOrderKey(place: string): void {
  sessionStorage.removeItem(keyOf(place));
}

function read(place: string): { values: string; key: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as {
      values: string;
      key: string;
    };
  } catch {
    return null;
  }
}
