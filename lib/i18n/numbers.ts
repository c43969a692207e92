const cache = new Map<string, Intl.NumberFormat>();

/**
 * Counts, from 0 up, as readers of a language write them. Below a thousand all our languages write
 * alike, and the first `Intl.NumberFormat` of a page costs a slow phone a tenth of a second. Kept:
 * making a format costs more than using it.
 */
export const numbersIn = (language: string) => ({
  format(count: number): string {
    if (count < 1000) return `${count}`;
    const grouped = cache.get(language) ?? new Intl.NumberFormat(language);
    cache.set(language, grouped);
    return grouped.format(count);
  },
});
