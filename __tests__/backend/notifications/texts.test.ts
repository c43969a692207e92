import { expect, test } from '@jest/globals';
import { notification } from '@/backend/notifications/service';
import type { NotificationMessage } from '@/lib/shared/messages';

const news = (type: NotificationMessage['type'], locale: string) =>
  notification({
    type,
    locale,
    userId: 'u1',
    title: 'Friday',
    host: 'Nora Night',
    redirectLink: '/party/p1/queue/q1',
    entityRef: 'q1',
    image: '/default-user.png',
  });
const text = (type: NotificationMessage['type'], locale: string) =>
  (news(type, locale).message as NotificationMessage).text;

test.each([
  ['en', 'It’s your turn: Friday', 'The queue has ended: Friday'],
  ['de', 'Du bist dran: Friday', 'Die Warteschlange ist zu Ende: Friday'],
  ['fr', 'C’est à vous\u00a0: Friday', 'La file est terminée\u00a0: Friday'],
  ['es', 'Es tu turno: Friday', 'La cola ha terminado: Friday'],
  ['pt', 'É a sua vez: Friday', 'A fila terminou: Friday'],
])('%s', (locale, called, ended) => {
  expect(text('called', locale)).toBe(called);
  expect(text('party_closed', locale)).toBe(ended);
  expect(text('removed', locale)).toMatch(/Friday$/);
  expect(text('live', locale)).toMatch(/^Nora Night .*Friday$/);
});

test.each(['called', 'party_closed', 'removed', 'live'] as const)(
  '%s differs in every language',
  (type) => {
    const texts = ['en', 'de', 'fr', 'es', 'pt'].map((locale) => text(type, locale));
    expect(new Set(texts).size).toBe(5);
  },
);

test.each(['xx', '', '__proto__', 'constructor'])('the language %j reads English', (locale) => {
  expect(text('called', locale)).toBe('It’s your turn: Friday');
});

test('goes to the one user it concerns', () => {
  expect(news('called', 'en')).toEqual({
    channel: 'notifications-u1',
    message: {
      type: 'called',
      text: 'It’s your turn: Friday',
      image: '/default-user.png',
      badge: 'ACTIVE',
      redirectLink: '/party/p1/queue/q1',
      entityRef: 'q1',
    },
  });
});
