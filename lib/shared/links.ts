/** With a scheme, `www.` or a path after a dotted name. */
const LINK = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/gi;

/** Somebody's words without their links, each of which leaves `…`, and how many there were. */
export function stripLinks(words: string): { words: string; count: number } {
  const count = words.match(LINK)?.length ?? 0;
  return { words: words.replace(LINK, '…').trim(), count };
}

/** Somebody's words for somebody else's mail: links are left out, and so is space at the ends. */
export function withoutLinks(words: string): string {
  return stripLinks(words).words;
}
