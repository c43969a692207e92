import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@/lib/navigation/locales';
import { plain, search } from '@/lib/help/search';
import { articlesIn } from '@/__tests__/support/helpTexts';

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

test('words that people search by find what neither title nor text says', () => {
  const items = [item('Draws', 'x'), { ...item('Queues', 'x'), words: 'viewer games, quene' }];
  expect(titles(search(items, 'quene'))).toEqual(['Queues']);
});

test('nothing but spaces and signs finds everything as it stands', () => {
  const items = [item('b', ''), item('a', '')];
  expect(search(items, ' ?! ')).toEqual(items);
});

describe.each(LANGUAGES.map(({ code }) => code))('the articles in %s', (code) => {
  const articles = articlesIn(code);

  test('are all there, each with something to read', () => {
    expect(articles.length).toBeGreaterThanOrEqual(70);
    for (const { title, paragraphs } of articles) {
      expect(title.length).toBeGreaterThan(8);
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length).toBeLessThanOrEqual(5);
      expect(paragraphs.every((paragraph) => paragraph.trim().length > 20)).toBe(true);
    }
  });

  test('answer who asks for OBS, Google and what people misspell', () => {
    expect(search(articles, 'obs')[0]?.id).toBe('overlay');
    expect(search(articles, 'google')[0]?.id).toBe('google');
    expect(search(articles, 'elgato').map(({ id }) => id)).toEqual(['deck']);
  });
});
