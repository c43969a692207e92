import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { servicesFor, startDoor, startFakeBackend } from '@/__tests__/support/door';
import { sendRefusal } from '@/lib/secureql/server/envelope';
import { Refusal } from '@/lib/secureql/server/refusal';

/** What a reader of a language is told about one refused field. */
function results(locale: string, problem: { key: string; limit?: number }): string | undefined {
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
  expect(results('en', problem)).toBe('At most 100,000, please.');
  expect(results('de', problem)).toContain('100.000');
  expect(results('pt', problem)).toContain('100.000');
});

test('a text without a limit stays as it is', () => {
  expect(results('en', { key: 'field.required' })).toBe('Please fill this in.');
});

test('a long answer is packed for who takes that, a short one and for others it is not', async () => {
  const backend = await startFakeBackend();
  const door = await startDoor(servicesFor(backend.url));
  const encodingOf = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    const reply = await door.knock('accounts/log-out/', { headers });
    return [reply.headers.get('content-encoding'), reply.body];
  };
  try {
    const short = { logOut: { error: null } };
    expect(await encodingOf('gzip')).toEqual([null, short]);
    const long = { logOut: { error: 'x'.repeat(2_000) } };
    backend.answer = () => ({ data: long });
    expect(await encodingOf('br, gzip')).toEqual(['gzip', long]);
    expect(await encodingOf('gzip;q=0')).toEqual([null, long]);
  } finally {
    await door.close();
    await backend.close();
  }
});
