const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `{` and `}` differ from `[` and `]` in this bit alone. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * Says whether objects and arrays of a JSON text lie more than `most` levels inside each other.
 * Looked at before it is parsed: some of what reads a parsed value calls itself once per level.
 */
export function isNestedBeyond(most: number, json: Buffer): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index] ?? 0;
    if (byte === QUOTE) index = endOfString(json, index + 1);
    else if ((byte | CURLY) === OPENING) {
      depth += 1;
      if (depth > most) return true;
    } else if ((byte | CURLY) === CLOSING) depth -= 1;
  }
  return false;
}

/** Where the quote that ends a string stands; the end of the text when there is none. */
function endOfString(json: Buffer, start: number): number {
  let index = start;
  while (index < json.length && json[index] !== QUOTE) index += json[index] === BACKSLASH ? 2 : 1;
  return index;
}
