/** Countries by their ISO 3166 codes, as readers of a language name and sort them. */
export function countryChoices(codes: readonly string[], language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
