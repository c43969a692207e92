import { describe, expect, test } from '@jest/globals';
import { answerOf, answerTo } from '@/lib/help/answers/answerTo';
import { HelpIndex } from '@/lib/help/answers/helpIndex';
import { suggestionsFor } from '@/lib/help/answers/suggestions';
import { search } from '@/lib/help/search';
import { LOCALES } from '@/lib/shared/accounts/account';
import { articlesIn } from '@/__tests__/support/helpTexts';
import { MISSED, QUESTIONS, UNANSWERED } from './questions';

describe.each(LOCALES)('in %s', (locale) => {
  const articles = articlesIn(locale);
  const index = new HelpIndex(articles, locale);

  test.each(QUESTIONS[locale] ?? [])('“%s” is answered from the article %s', (question, id) => {
    const reply = answerTo(index, question);
    const found = reply.kind === 'choices' ? reply.articles.map((one) => one.id) : [];
    expect(reply.kind === 'answer' ? [reply.article] : found).toContain(id);
  });

  test.each(MISSED[locale] ?? [])(
    '“%s”, missed once, finds the article %s first',
    (question, id) => {
      expect(answerTo(index, question)).toMatchObject({ kind: 'answer', article: id });
      expect(search(articles, question)[0]?.id).toBe(id);
    },
  );

  test('at most three of them are asked back', () => {
    const kinds = (QUESTIONS[locale] ?? []).map(([question]) => answerTo(index, question).kind);
    expect(kinds.filter((kind) => kind === 'choices').length).toBeLessThanOrEqual(3);
  });

  test.each(UNANSWERED[locale] ?? [])('“%s” is handed over', (question) => {
    expect(answerTo(index, question)).toEqual({ kind: 'unknown' });
  });

  test('every title finds its own article', () => {
    for (const { id, title } of articles) {
      const reply = answerTo(index, title);
      const found = reply.kind === 'choices' ? reply.articles.map((one) => one.id) : [];
      expect([title, reply.kind === 'answer' ? [reply.article] : found]).toEqual([
        title,
        expect.arrayContaining([id]),
      ]);
    }
  });

  test('an answer is a paragraph of the article, word for word', () => {
    for (const [question] of QUESTIONS[locale] ?? []) {
      const reply = answerTo(index, question);
      if (reply.kind !== 'answer') continue;
      const { text } = articles.find(({ id }) => id === reply.article) ?? { text: '' };
      expect(text.split('\n')).toContain(reply.text);
    }
  });
});

const english = new HelpIndex(articlesIn('en'), 'en');

test.each(['', '?!', '   ', 'how do I', '🙂', 'x'.repeat(200), '<b>', 'constructor'])(
  'nothing is made up for “%s”',
  (question) => {
    expect(answerTo(english, question)).toEqual({ kind: 'unknown' });
  },
);

test('two articles that fit as well are asked back, and the chosen one answers with what was asked', () => {
  const two = new HelpIndex(
    [
      { id: 'refund', title: 'Refund of an order', text: 'It takes days.\nRefund it.', words: '' },
      {
        id: 'fundback',
        title: 'Refund of a fund',
        text: 'It comes back.\nRefund soon.',
        words: '',
      },
    ],
    'en',
  );
  expect(answerTo(two, 'refund?')).toMatchObject({
    kind: 'choices',
    articles: [{ id: expect.any(String) }, { id: expect.any(String) }],
  });
  expect(answerOf(two, 'refund', 'refund?')).toEqual({
    kind: 'answer',
    article: 'refund',
    title: 'Refund of an order',
    text: 'It takes days.',
  });
  expect(answerOf(two, 'refund', 'refund it today')).toMatchObject({ text: 'It takes days.' });
  expect(answerOf(two, 'fundback', 'is the refund soon')).toMatchObject({ text: 'Refund soon.' });
  expect(answerOf(two, 'join', 'refund?')).toEqual({ kind: 'unknown' });
});

test('each kind of page suggests three articles that exist', () => {
  const pages = [
    '/experiences/create',
    '/experiences/1/edit',
    '/async/reset_password',
    '/onboarding',
  ];
  for (const page of pages) {
    const ids = suggestionsFor(page);
    expect(ids).toHaveLength(3);
    for (const id of ids) expect(english.article(id)?.title).toBeTruthy();
  }
  expect(suggestionsFor('/experiences/1/edit')).not.toEqual(suggestionsFor('/onboarding/phone'));
});
