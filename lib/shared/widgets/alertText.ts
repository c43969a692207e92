/**
 * A text of at most so many characters as readers count them: what is longer ends after a whole word,
 * or in it where that would lose too much, with an ellipsis. Pure.
 */
export function shortAlertText(text: string, max: number): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  if (characters.length <= max) return text;
  const kept = characters.slice(0, max - 1).join('');
  const isInWord = /\S/.test(characters[max - 1] ?? '');
  const lastSpace = kept.search(/\s\S*$/);
  const ends = isInWord && lastSpace > kept.length / 2 ? kept.slice(0, lastSpace) : kept;
  return `${ends.trimEnd()}…`;
}
