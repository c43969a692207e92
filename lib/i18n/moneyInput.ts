const WRITTEN = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * A sum as people type it ("129", "129,50", "129.5") in minor units of a currency with two decimals;
 * null when it is none. A thousands separator is refused: nobody can tell it from a decimal one.
 */
export function minorOf(text: string): number | null {
  const [, whole, decimals = ''] = WRITTEN.exec(text.replaceAll(/\s/g, '')) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** A sum in minor units as a field shows it, to be typed over: "129", "129.50". */
export const writtenSum = (amount: number) =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
