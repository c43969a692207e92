/** A hash in groups of four digits, so that one can compare it by eye; anything else as it is. */
export function grouped(text: string): string {
  return /^[0-9a-f]{32,}$/.test(text) ? (text.match(/.{1,4}/g)?.join(' ') ?? text) : text;
}
