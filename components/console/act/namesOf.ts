import type { TFunction } from 'i18next';

const SHOWN = 4;

/** "Kiko, Ona, Bram and Zed"; of more people the first few and how many there are beside them. */
export function namesOf(
  t: TFunction,
  language: string,
  people: readonly { handle: string }[],
): string {
  const names = people.slice(0, SHOWN).map(({ handle }) => handle);
  const more = people.length - names.length;
  const all = more > 0 ? [...names, t('console:call.others', { count: more })] : names;
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(all);
}
