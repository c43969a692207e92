import { describe, expect, test } from '@jest/globals';
import { faultsIn, type Locales } from '@/scripts/texts/faults';
import { readCode } from '@/scripts/texts/readCode';

const screen = `
  import { useTranslation } from 'next-i18next/pages';
  export function Screen({ state, text }) {
    const { t } = useTranslation(['party', 'errors']);
    return (
      <main aria-label={t('label')}>
        <h1>{t(\`state.\${state}\`)}</h1>
        <p>{t('waiting', { count: 3 })} · {t(isLate ? 'late' : 'early')}</p>
        <p>{t(\`errors:\${state}\`)}{t(text)} PlayQueue × 3</p>
      </main>
    );
  }
  export const item = { text: 'nav.home' };
  export const codes = { 'party.full': 200 };
`;

const plural = { waiting_one: 'a', waiting_other: 'b' };
const party = { label: 'L', 'state.OPEN': 'O', late: 'l', early: 'e', 'nav.home': 'h', ...plural };
const texts = { party, errors: { 'party.full': 'f' } };
const locales: Locales = {
  en: texts,
  fr: { ...texts, party: { ...party, waiting_many: 'c' } },
};

const faults = (code: string, changed: Locales = locales) =>
  faultsIn(changed, [readCode('components/Screen.tsx', code)]);
const plantedIn = (from: string, to: string) => {
  expect(screen).toContain(from);
  return faults(screen.replace(from, to));
};

test('code whose words are all translated, and texts that are all asked for, have no fault', () => {
  expect(faults(screen)).toEqual([]);
});

describe('a planted breach is found:', () => {
  test.each([
    ['words between tags', '<h1>', '<h1>Hello '],
    ['a string in braces', '<h1>', "<h1>{'Hello'}"],
    ['one branch of a condition', '<h1>', "<h1>{isLate ? 'Hello' : null}"],
    ['words around a variable', '<h1>', '<h1>{`Hello ${name}`}'],
    ['a spoken name', "aria-label={t('label')}", 'aria-label="Hello" title={t(\'label\')}'],
    ['a placeholder', '<h1>', '<input placeholder="Hello" /><h1>'],
    ['a message of an own component', '<h1>', '<Notice message="Hello" /><h1>'],
    ['a toast', 'return (', "toast.error('Hello'); return ("],
  ])('%s', (_, from, to) => {
    expect(plantedIn(from, to)).toEqual([
      expect.stringMatching(/^components\/Screen\.tsx:\d+: “Hello.*” is no translated text$/),
    ]);
  });

  test('a key without a text, in the namespaces of its file', () => {
    expect(plantedIn("t('label')", "t('label') + t('lable')")).toEqual([
      'components/Screen.tsx:6: no text has the key lable',
    ]);
    expect(plantedIn("t('label')", "t('label') + t('errors:nope')")).toHaveLength(1);
    expect(plantedIn("t('label')", "t('label') + t('common:label')")).toHaveLength(1);
    expect(plantedIn('`state.${state}`', '`stato.${state}`')).toEqual([
      'components/Screen.tsx:7: no text has the key stato.*',
      'locales/en/party.json: nothing asks for state.OPEN',
    ]);
  });

  test('a text nothing asks for, in any namespace', () => {
    expect(plantedIn("t('label')", "t('late')")).toEqual([
      'locales/en/party.json: nothing asks for label',
    ]);
    expect(plantedIn("'party.full': 200", '')).toEqual([
      'locales/en/errors.json: nothing asks for party.full',
    ]);
  });

  test('a text missing in one language, or only there', () => {
    const fewer = Object.fromEntries(Object.entries(party).filter(([key]) => key !== 'label'));
    const de = { ...texts, party: { ...fewer, own: 'x' } };
    expect(faults(screen, { ...locales, de })).toEqual([
      'locales/de/party.json: label is missing',
      'locales/de/party.json: own is in no other',
    ]);
    expect(faults(screen, { ...locales, de: { party } })).toEqual([
      'locales/de/errors.json: party.full is missing',
    ]);
  });

  test.each([
    ['a place that English has not', 'label', 'L {{name}}', 'has the places [name], en has []'],
    ['an empty text', 'label', ' ', 'is empty'],
    ['a bare count', 'late', '{{count}}', 'must write {{count, number}}'],
    [
      'a place of a plural form',
      'waiting_many',
      '{{count, number}}',
      'has the places [count], en has []',
    ],
  ])('%s', (_, key, text, fault) => {
    const fr = { ...locales.fr, party: { ...locales.fr?.party, [key]: text } };
    expect(faults(screen, { ...locales, fr })).toEqual([`locales/fr/party.json: ${key} ${fault}`]);
  });

  test('a form of a plural that a language needs', () => {
    expect(faults(screen, { ...locales, fr: texts })).toEqual([
      'locales/fr/party.json: waiting_many is missing',
    ]);
  });
});

describe('the code of a mail', () => {
  const mail = `
    import { textsIn } from '@/backend/platform/texts';
    export function write(locale: string, kind: string) {
      const t = textsIn('mails', locale);
      return [t('waitlist.subject'), t(\`account.\${kind}.text\`)];
    }
  `;
  const mails = { 'waitlist.subject': 'w', 'account.emailChanged.text': 'a' };
  const mailFaults = (code: string, texts: Record<string, string> = mails) =>
    faultsIn({ en: { mails: texts } }, [readCode('backend/write.ts', code)]);

  test('has no fault where each key has its text', () => expect(mailFaults(mail)).toEqual([]));

  test('must not ask for what is not there, nor leave a text idle', () => {
    expect(mailFaults(mail.replace('waitlist.subject', 'waitlist.object'))).toEqual([
      'backend/write.ts:5: no text has the key waitlist.object',
      'locales/en/mails.json: nothing asks for waitlist.subject',
    ]);
    expect(mailFaults(mail, { ...mails, 'account.emailChanged.action': 'b' })).toEqual([
      'locales/en/mails.json: nothing asks for account.emailChanged.action',
    ]);
  });
});

describe('a word that is ruled out', () => {
  const says = (language: string, text: string, key = 'late') =>
    faults(screen, {
      ...locales,
      [language]: { ...locales[language], party: { ...party, waiting_many: 'c', [key]: text } },
    }).filter((fault) => fault.includes(' says '));

  test('is refused in its own language, with the word to say', () => {
    expect(says('fr', 'Ouvrir la console')).toEqual([
      'locales/fr/party.json: late says “console”; say régie',
    ]);
    expect(says('en', 'Open the console')).toEqual([]);
  });

  test('is refused at the beginning of a longer one, and not inside', () => {
    expect(says('fr', 'Les consoles')).toHaveLength(1);
    expect(says('fr', 'Il déconsole')).toHaveLength(0);
  });

  test('is free as a name of a value, and where people type into a search', () => {
    expect(says('fr', 'Bonjour {{queue}}')).toEqual([]);
    expect(says('fr', 'queue, console', 'a_words')).toEqual([]);
  });

  test('French has no plain space before a colon', () => {
    expect(says('fr', 'Au pire : 18')).toHaveLength(1);
    expect(says('fr', 'Au pire\u202f: 18')).toEqual([]);
  });
});
