import type { TFunction } from 'i18next';

const SHOWN = 4;

/** Two are always named; of more, as many as leave room for the words around them, in letters. */
const ALWAYS = 2;
const ROOM = 28;

/** "Kiko, Ona, Bram and Zed"; of more people the first few and how many there are beside them. */
export function namesOf(
  t: TFunction,
  language: string,
  people: readonly { handle: string }[],
): string {
  let letters = 0;
  const names = people
    .slice(0, SHOWN)
    .map(({ handle }) => handle)
    .filter((handle, place) => {
      letters += handle.length;
      return place < ALWAYS || letters <= ROOM;
    });
  const more = people.length - names.length;
  const all = more > 0 ? [...names, t('console:call.others', { count: more })] : names;
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(all);
}
