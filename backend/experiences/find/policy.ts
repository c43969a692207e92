import { LIMITS } from '@/lib/shared/limits';
import type { WrittenWord } from '@/backend/experiences/store/searchRepository';

/** Of a rare word, so many of the nearest ones are looked for, too. */
const NEAR_TAKEN = 3;
/** A near word counts only where so many times as many services have it. */
const MORE_OFTEN = 10;

/** A text as words of letters and digits, apart by spaces; signs are no part of any word. */
export function wordsOnly(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** The words somebody looks for, each once. */
export function writtenWords(text: string): string[] {
  const words = wordsOnly(text).toLowerCase().split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, LIMITS.searchWords);
}

/** What a text is looked for as. */
export interface WordSearch {
  /** A `tsquery`. Null: nothing has any of the words. */
  query: string | null;
  /** The same in titles alone. */
  inTitle: string;
  /** At most so many services can have them all. */
  atMost: number;
  correctedTo: string | null;
  /** As they were written. */
  ignored: string[];
}

/** What to look for, of the words as somebody wrote them and what is known of each. */
export function wordSearch(written: readonly string[], known: readonly WrittenWord[]): WordSearch {
  const telling = known.some(({ isStop }) => !isStop);
  const parts: { words: string[]; services: number; shown: string }[] = [];
  const ignored: string[] = [];
  let isCorrected = false;
  for (const [place, { word: plain, isStop, exact, near }] of known.entries()) {
    // "with me" says nothing beside words that do.
    if (isStop && telling) continue;
    const asWritten = written[place] ?? '';
    const own = sum(exact);
    const taken = near
      .filter(
        ({ word, services }) => services >= Math.max(1, MORE_OFTEN * own) && !has(exact, word),
      )
      .slice(0, NEAR_TAKEN);
    const all = [...exact, ...taken];
    if (all.length === 0) {
      ignored.push(asWritten);
      continue;
    }
    if (own === 0) isCorrected = true;
    const shown = own === 0 ? closest(taken, plain) : asWritten;
    parts.push({ words: all.map(({ word }) => word), services: sum(all), shown });
  }
  const alternatives = (suffix: string) =>
    parts.map(({ words }) => `(${words.map((word) => quoted(word) + suffix).join('|')})`).join('&');
  return {
    query: parts.length === 0 ? null : alternatives(''),
    inTitle: alternatives(':A'),
    atMost: Math.min(...parts.map(({ services }) => services)),
    correctedTo: isCorrected ? parts.map(({ shown }) => shown).join(' ') : null,
    ignored,
  };
}

/** The one with the fewest letters that differ: of "coaching" and its stem the one that was meant. */
function closest(near: readonly { word: string }[], meant: string): string {
  const [first] = near.toSorted((one, other) => apart(one.word, meant) - apart(other.word, meant));
  return first?.word ?? meant;
}

/** How many letters have to be added, left out or changed. */
function apart(one: string, other: string): number {
  const letters = [...other];
  let before = Array.from({ length: letters.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [place, wanted] of letters.entries()) {
      const changed = (before[place] ?? 0) + (letter === wanted ? 0 : 1);
      now.push(Math.min(changed, (before[place + 1] ?? 0) + 1, (now[place] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

const sum = (words: readonly { services: number }[]) =>
  words.reduce((all, { services }) => all + services, 0);

const has = (words: readonly { word: string }[], word: string) =>
  words.some((one) => one.word === word);

const quoted = (word: string) => `'${word.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'`;

/** Where new services stand on a first page, so that somebody finds them before they have reviews. */
const NEW_PLACES = [5, 17];

/** A first page: who is live first, then the order, and new ones at their places. */
export function firstPage(
  ranked: readonly string[],
  pinned: { live: readonly string[]; fresh: readonly string[] },
): string[] {
  const page = [...pinned.live, ...ranked];
  for (const [no, id] of pinned.fresh.entries()) page.splice(NEW_PLACES[no] ?? page.length, 0, id);
  return page;
}
