import { newRequestKey } from '@/lib/secureql/browser/requestKey';

const KEPT = 'test-order';

/**
 * The request key of an order with these values in this tab. It outlives the page: who comes back from
 * paying and sends the form again hears of the order that was made, and makes no second one.
 */
export function orderKey(values: object): string {
  const text = JSON.stringify(values);
  const kept = read();
  if (kept?.values === text) return kept.key;
  const key = newRequestKey();
  sessionStorage.setItem(KEPT, JSON.stringify({ values: text, key }));
  return key;
}

/** The next order is another one, even with the same values. */
export function forgetOrderKey(): void {
  sessionStorage.removeItem(KEPT);
}

function read(): { values: string; key: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as { values: string; key: string };
  } catch {
    return null;
  }
}
