import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@/lib/navigation/locales';
import { HELP_GROUPS } from '@/lib/help/articles';
import { plain, search } from '@/lib/help/search';

const item = (title: string, text: string) => ({ title, text });
const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test('accents and capitals do not matter, on either side', () => {
  expect(plain('ÉCRIVEZ-nous, Größe, œuvre')).toBe('ecrivez-nous, grosse, oeuvre');
  const items = [item('Vérifier l’adresse', ''), item('Autre', '')];
  expect(titles(search(items, 'VERIFIER'))).toEqual(['Vérifier l’adresse']);
  expect(titles(search([item('Verificar', '')], 'vérifi'))).toEqual(['Verificar']);
});

test('every word has to be there, somewhere', () => {
  const items = [item('Open a queue', 'console'), item('Overlay', 'open in OBS')];
  expect(titles(search(items, 'open obs'))).toEqual(['Overlay']);
  expect(search(items, 'open nothing')).toEqual([]);
});

test('the title comes first, then beginnings of words, then the given order', () => {
  const items = [
    item('Other', 'a queue'),
    item('Reopen', 'nothing'),
    item('Queue one', 'x'),
    item('Queue two', 'x'),
    item('Open', 'nothing'),
  ];
  expect(titles(search(items, 'queue'))).toEqual(['Queue one', 'Queue two', 'Other']);
  expect(titles(search(items, 'open'))).toEqual(['Open', 'Reopen']);
});

test('nothing but spaces and signs finds everything as it stands', () => {
  const items = [item('b', ''), item('a', '')];
  expect(search(items, ' ?! ')).toEqual(items);
});

describe.each(LANGUAGES.map(({ code }) => code))('the articles in %s', (code) => {
  const texts = JSON.parse(readFileSync(`public/locales/${code}/help.json`, 'utf8')) as Record<
    string,
    string
  >;
  const articles = HELP_GROUPS.flatMap(({ articles: ids }) => [...ids]).map((id) => ({
    id,
    title: texts[`a.${id}`] ?? '',
    text: texts[`a.${id}_text`] ?? '',
  }));

  test('are all there, each with something to read', () => {
    expect(articles.length).toBeGreaterThanOrEqual(12);
    for (const { title, text } of articles) {
      expect(title.length).toBeGreaterThan(8);
      expect(text.split('\n').every((paragraph) => paragraph.trim().length > 20)).toBe(true);
    }
  });

  test('answer who asks for OBS, Google and the handle', () => {
    expect(search(articles, 'obs')[0]?.id).toBe('overlay');
    expect(search(articles, 'google')[0]?.id).toBe('google');
  });
});
