const kept = new Map<string, Intl.NumberFormat>();

/** Whole numbers as readers of a language write them. Kept: making a format costs more than using it. */
export function numbersIn(language: string): Intl.NumberFormat {
  const known = kept.get(language) ?? new Intl.NumberFormat(language);
  kept.set(language, known);
  return known;
}
