import { expect, test } from '@jest/globals';
import { textsIn } from '@/backend/notifications/texts';
import { LOCALES } from '@/lib/shared/accounts/account';

const TITLED = ['called', 'next', 'back', 'moved', 'removed', 'party_closed', 'live'] as const;
const NAMED = ['live', 'priority', 'priority_gone', 'moderator', 'message'] as const;
const KINDS = new Set([...TITLED, ...NAMED]);

const text = (kind: (typeof TITLED | typeof NAMED)[number], locale: string) =>
  textsIn(locale)[kind]('Friday', 'Nora Night');

test.each([
  ['en', 'It’s your turn: Friday', 'The queue has ended: Friday'],
  ['de', 'Du bist dran: Friday', 'Die Warteschlange ist zu Ende: Friday'],
  ['fr', 'C’est à vous\u00a0: Friday', 'La file est terminée\u00a0: Friday'],
  ['es', 'Es tu turno: Friday', 'La cola ha terminado: Friday'],
  ['pt', 'É a sua vez: Friday', 'A fila terminou: Friday'],
])('%s', (locale, called, ended) => {
  expect(text('called', locale)).toBe(called);
  expect(text('party_closed', locale)).toBe(ended);
  for (const kind of TITLED) expect(text(kind, locale)).toMatch(/Friday$/);
  for (const kind of NAMED) expect(text(kind, locale)).toContain('Nora Night');
  expect(textsIn(locale).letter('Ada', called)).toMatch(/Ada[\s\S]*\n\n.*Friday$/);
});

test.each([...KINDS])('%s differs in every language', (kind) => {
  expect(new Set(LOCALES.map((locale) => text(kind, locale))).size).toBe(LOCALES.length);
});

test.each(['xx', '', '__proto__', 'constructor'])('the language %j reads English', (locale) => {
  expect(text('called', locale)).toBe('It’s your turn: Friday');
});
