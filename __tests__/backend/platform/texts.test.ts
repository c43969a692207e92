import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { loadTexts, textsIn, TextsError } from '@/backend/platform/texts';

const called = (locale: string, title = 'Friday') =>
  textsIn('notifications', locale)('text.called', { title });

test.each([
  ['en', 'It’s your turn: Friday'],
  ['de', 'Du bist dran: Friday'],
  ['fr', 'C’est à toi\u202f: Friday'],
  ['es', 'Es tu turno: Friday'],
  ['pt', 'É a sua vez: Friday'],
])('%s is read', (locale, text) => expect(called(locale)).toBe(text));

test.each(['xx', '', '__proto__', 'constructor'])('the language %j reads English', (locale) => {
  expect(called(locale)).toBe('It’s your turn: Friday');
});

test.each(['<b> & "quotes"', '{{title}}', '{{host}}', '$t(mail.action)', '$& $1', 'a\nb'])(
  'a value stays as it is: %j',
  (value) => {
    expect(called('en', value)).toBe(`It’s your turn: ${value}`);
    const live = textsIn('notifications', 'en')('text.live_queue', {
      host: value,
      title: 'Friday',
    });
    expect(live).toBe(`${value} is live: Friday`);
  },
);

test('a value that was forgotten is not sent as a hole', () => {
  const t = textsIn('notifications', 'en');
  expect(() => t('text.live_queue', { host: 'Nora' })).toThrow('{{title}} has no value');
});

describe('a file that is', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'texts-'));
    cpSync('public/locales', folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('missing is named', () => {
    rmSync(join(folder, 'de', 'mails.json'));
    expect(() => loadTexts(folder)).toThrow(TextsError);
    expect(() => loadTexts(folder)).toThrow(/de.mails\.json cannot be read: ENOENT/);
  });

  test('broken is named', () => {
    writeFileSync(join(folder, 'pt', 'ogImages.json'), '{ "party.text": ');
    expect(() => loadTexts(folder)).toThrow(/pt.ogImages\.json cannot be read: .*JSON/);
  });

  test('of another namespace is not read', () => {
    rmSync(join(folder, 'de', 'common.json'));
    expect(() => loadTexts(folder)).not.toThrow();
  });
});
