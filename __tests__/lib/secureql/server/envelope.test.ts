import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { sendRefusal } from '@/lib/secureql/server/envelope';
import { Refusal } from '@/lib/secureql/server/refusal';

/** What a reader of a language is told about one refused field. */
function told(locale: string, problem: { key: string; limit?: number }): string | undefined {
  let body = '';
  const response = { setHeader: () => undefined, end: (text: string) => (body = text) };
  sendRefusal(
    { headers: { 'x-locale': locale }, complete: true } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    new Refusal('payload.invalid', { text: problem }),
  );
  return (JSON.parse(body) as { error: { fields: { text?: string } } }).error.fields.text;
}

test('a limit is written as its reader writes numbers', () => {
  const problem = { key: 'field.too_high', limit: 100_000 };
  expect(told('en', problem)).toBe('At most 100,000, please.');
  expect(told('de', problem)).toContain('100.000');
  expect(told('pt', problem)).toContain('100.000');
});

test('a text without a limit stays as it is', () => {
  expect(told('en', { key: 'field.required' })).toBe('Please fill this in.');
});
