import { expect, test } from '@jest/globals';
import { answerProblem, questionOf, type FieldKind } from '@/lib/shared/forms/entryFields';

const asked = (kind: FieldKind, change = {}) => ({
  kind,
  required: true,
  maxLength: 60,
  ...change,
});

test.each<[FieldKind, string, string | null]>([
  ['TEXT', 'anything, really!', null],
  ['TEXT', 'x'.repeat(61), 'too_long'],
  ['TEXT', '', 'required'],
  ['NUMBER', '1200', null],
  ['NUMBER', '-3.5', null],
  ['NUMBER', '3,5', null],
  ['NUMBER', '1e9', 'number'],
  ['NUMBER', 'twelve', 'number'],
  ['GAME_ID', 'Nora#1234', null],
  ['GAME_ID', 'SW-1234-5678-9012', null],
  ['GAME_ID', 'Zoë.K_99', null],
  ['GAME_ID', '#1234', 'game_id'],
  ['GAME_ID', '<b>Nora</b>', 'game_id'],
  ['GAME_ID', 'https://example.org', 'game_id'],
  ['LINK', 'https://example.org/me?x=1', null],
  ['LINK', 'http://example.org', null],
  ['LINK', 'example.org', 'link'],
  ['LINK', 'javascript:alert(1)', 'link'],
  ['LINK', 'https://me:secret@example.org', 'link'],
])('%s takes “%s”: %s', (kind, value, problem) => {
  expect(answerProblem(asked(kind), value)).toBe(problem);
});

test('nothing has to be answered where it is not required, or by a host for a guest', () => {
  expect(answerProblem(asked('NUMBER', { required: false }), '')).toBeNull();
  expect(answerProblem(asked('NUMBER'), '', false)).toBeNull();
  expect(answerProblem(asked('NUMBER'), 'x', false)).toBe('number');
});

test('the same question in other letters is the same, one of another kind is not', () => {
  const label = 'Gamer Tag';
  expect(questionOf({ kind: 'TEXT', label })).toBe(
    questionOf({ kind: 'TEXT', label: 'gamer tag' }),
  );
  expect(questionOf({ kind: 'TEXT', label })).not.toBe(questionOf({ kind: 'GAME_ID', label }));
});
