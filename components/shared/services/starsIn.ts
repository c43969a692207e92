/** Tenths of a star as the readers of a language write them: 4.9, 4,9. */
export function starsIn(rating: number, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
  return format.format(rating / 10);
}
