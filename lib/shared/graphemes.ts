/**
 * What a reader takes for the letters of a text: an emoji of several people is one. Firefox before
 * 125 has no segmenter; there a letter of two marks counts as two.
 */
export function graphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
