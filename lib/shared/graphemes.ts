/** What a reader counts as the letters of a text. */
export function graphemesOf(text: string): string[] {
  // Firefox before 125 has no segmenter; there a letter of two marks counts as two.
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
