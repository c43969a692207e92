import { contactDataIn } from '@/lib/messaging/contactData';

describe('contact data that leaves the house is noticed', () => {
  test.each([
    ['write to robin@example.org', 'email'],
    ['Robin.Müller+games@mail.example.co.uk!', 'email'],
    ['robin (at) example (dot) org', 'email'],
    ['robin[at]example.org', 'email'],
    ['robin at gmail dot com', 'email'],
    ['robin ät web punkt de', 'email'],
    ['robin arobase orange point fr', 'email'],
    ['robin arroba gmail punto com', 'email'],
    ['robin arroba gmail ponto com', 'email'],
    ['+49 171 1234567', 'phone'],
    ['my number is 555-2671', 'phone'],
    ['(415) 555-2671', 'phone'],
    ['0171/1234567', 'phone'],
    ['Ruf mich an: 030 123456', 'phone'],
    ['appelle-moi au 06 12 34 56 78', 'phone'],
    ['06.12.34.56.78', 'phone'],
    ['llámame al 612 345 678', 'phone'],
    ['me liga (11) 91234-5678', 'phone'],
    ['https://wa.me/491711234567', 'messenger'],
    ['come to discord.gg/abc', 'messenger'],
    ['t.me/robin', 'messenger'],
    ['www.instagram.com/robin', 'messenger'],
    ['skype:robin?chat', 'messenger'],
    ['discord: robin_plays', 'name'],
    ['my insta is robin.plays', 'name'],
    ['Mein Snap ist robin_plays', 'name'],
    ["mon insta c'est robinjoue", 'name'],
    ['mi Discord es robin', 'name'],
    ['meu Telegram é robinjoga', 'name'],
    ['@robin on Instagram', 'name'],
    ['Insta: @robin', 'name'],
    ['ich bin robin99 auf Insta', 'name'],
    ['soy robin99 en Telegram', 'name'],
    ['add robin#1234', 'name'],
  ] as const)('%s', (text, kind) => {
    expect(contactDataIn(text)).toContain(kind);
  });
});

describe('what people write of games, money and days passes', () => {
  test.each([
    'Hi! When do you play next?',
    'See you on 2026-11-21 at 20:30',
    'Am 21.11.2026 um 20.30 Uhr',
    'le 21/11/2026 à 20h30',
    'I have 1,234,567 points and 250.000.000 gold',
    'Das kostet 1.200,50 €',
    '3 000 000 000 € would be nice',
    'We won 3-2, 21:19, 15-13',
    'Do you have a Discord?',
    'Ich schaue dich auf Twitch',
    'Is it on Steam? It is 9.99',
    'thanks @robin-abc, that was great',
    'Meet at the point where dots are',
    'my code is DUEL-9 and the seed 123456',
    'level 99, world 1-1, version 1.2.3.4',
    'https://www.youtube.com/watch?v=abc',
    'It is the third line: done',
    '',
  ])('%s', (text) => {
    expect(contactDataIn(text)).toEqual([]);
  });

  test('several kinds are told once each', () => {
    expect(contactDataIn('a@b.de, c@d.de, +49 171 1234567')).toEqual(['email', 'phone']);
  });

  test('a text of the greatest length costs no time worth speaking of', () => {
    for (const part of ['a.', '1 ', 'at ', 'a@', 'discord ', '(', 'call me ']) {
      expect(contactDataIn(part.repeat(2_000))).toEqual(expect.any(Array));
    }
  });
});
