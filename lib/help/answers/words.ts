import { plain } from '@/lib/help/search';

/** Endings by language, the longest first. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?:ing|ies|ed|es|s|e|y)$/u,
  de: /(?:ern|em|en|er|es|est|st|te|e|n|s|t)$/u,
  fr: /(?:ements?|ees?|ent|(?<!i)ons|ait|ais|er|ez|es|e|s|x)$/u,
  es: /(?:iendo|ando|aron|amos|ados?|adas?|idos?|idas?|ar|er|ir|as|es|os|an|en|o|a|e|s)$/u,
  pt: /(?:ando|endo|indo|aram|amos|ados?|adas?|idos?|idas?|ar|er|ir|as|es|os|am|em|ei|ou|o|a|e|s)$/u,
};

/** An ending is only taken from a word that stays longer than that. */
const LEAST_STEM = 3;

/** The words of a text, as `plain` writes them. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .replace(/[’']/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** A word without its ending, so that `deleting` finds `delete`. */
export function stemOf(word: string, language: string): string {
  const stem = word.replace(ENDINGS[language] ?? '', '');
  return stem.length < LEAST_STEM ? word : stem;
}

/** The word with each two neighbours changed places: the typing error that is made most. */
export function swapsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  );
}

/** Whether one letter more, less or changed makes one word of the other. */
export function isOneAway(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}
