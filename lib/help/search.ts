/** A text that can be searched. */
export interface Searchable {
  title: string;
  text: string;
  /** What it is also found by. */
  words?: string;
}

const IN_TITLE = 10;
const WORD_START = 2;

/** Normalizes a text for searching: no accents, no capitals, `ß` as `ss`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');
}

/**
 * Returns what holds every word of a query, best first. Words of the title count most, beginnings
 * of words more than middles, then the given order. An empty query returns everything as it is.
 */
export function search<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const words = plain(query)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  if (words.length === 0) return [...items];
  return items
    .map((item, index) => ({ item, index, score: scoreOf(item, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ item }) => item);
}

/** 0 when a word is missing. */
function scoreOf({ title, text, words = '' }: Searchable, query: readonly string[]): number {
  const [plainTitle, plainText] = [plain(title), plain(`${text} ${words}`)];
  let sum = 0;
  for (const word of query) {
    const score = IN_TITLE * placeOf(plainTitle, word) + placeOf(plainText, word);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

function placeOf(text: string, word: string): number {
  if (!text.includes(word)) return 0;
  return ` ${text.replace(/[^\p{L}\p{N}-]+/gu, ' ')}`.includes(` ${word}`) ? WORD_START : 1;
}
