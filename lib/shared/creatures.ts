/** How many creatures `public/static/creatures.svg` holds, named `c0` to `c47`. */
export const CREATURES = 48;

/** The number of the creature that stands for this handle or guest name: always the same one. */
export function creatureOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % CREATURES;
}
