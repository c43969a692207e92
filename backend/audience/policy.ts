/** Letters that digits and signs stand for; `i` also for `l`, which nobody tells from it. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't', l: 'i' },
};

/** From so many letters on a word is found anywhere; a shorter one stands inside of many others. */
const FOUND_ANYWHERE = 5;

/** Small letters without accents, and letters for the digits and signs that stand for them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[0-9@$!|+l]/g, (sign) => STANDS_FOR[sign] ?? sign);
}

/** The same with three or more of one letter in a row as one, and as two: `baaad` is `bad`. */
function variants(text: string): string[] {
  const runs = /(\p{L})\1{2,}/gu;
  return [text, text.replace(runs, '$1'), text.replace(runs, '$1$1')];
}

const parts = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * Whether a text has one of the words, in any spelling: capitals, accents, digits for letters, signs
 * between letters, letters repeated. A word under five letters has to stand by itself.
 */
export function hasWord(words: readonly string[], text: string): boolean {
  if (words.length === 0) return false;
  const written = variants(plain(text)).map((variant) => {
    const spoken = parts(variant);
    return { spoken: new Set(spoken), together: spoken.join('') };
  });
  return words.some((word) => {
    const wanted = parts(plain(word)).join('');
    if (wanted === '') return false;
    const isLong = [...wanted].length >= FOUND_ANYWHERE;
    return written.some(
      ({ spoken, together }) =>
        spoken.has(wanted) || together === wanted || (isLong && together.includes(wanted)),
    );
  });
}

const HOUR = 60 * 60_000;

/** How long new quick accounts of a banned person's network address are asked for a code. */
const ADDRESS_MS = 24 * HOUR;
/** How long those of their browser are refused: as long as a quick account is kept. */
const BROWSER_MS = 30 * 24 * HOUR;

/** Until when a ban made now says something of new quick accounts. */
export function marksEnd(now: Date): { browser: Date; address: Date } {
  return {
    browser: new Date(now.getTime() + BROWSER_MS),
    address: new Date(now.getTime() + ADDRESS_MS),
  };
}
