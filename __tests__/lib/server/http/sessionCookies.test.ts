import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import type { SessionEffect } from '@/lib/secureql/server/backend';
import { writeSession } from '@/lib/server/http/sessionCookies';

const OLD = 'old-token-of-this-browser';
const NEW = 'new-token-of-this-browser';

/** The session cookie that an answer to a request with a token sets; undefined: it leaves it alone. */
function cookieAfter(token: string, effect: SessionEffect): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.headers = { cookie: `Authorization=${token}` };
  const response = new ServerResponse(request);
  const guard = { issue: () => 'proof' };
  writeSession(request, response, effect, {
    config: { publicOrigin: 'http://localhost' } as never,
    guard: guard as never,
  });
  const set = [response.getHeader('set-cookie') ?? []].flat() as string[];
  return set.find((cookie) => cookie.startsWith('Authorization='));
}

test('a token that ended is cleared, one that was renewed a moment ago is not', () => {
  const expires = new Date(Date.now() + 3_600_000);
  expect(cookieAfter('another-token-that-ended', 'clear')).toMatch(/^Authorization=;/);
  expect(cookieAfter(OLD, { token: NEW, expires })).toContain(NEW);
  // It was on its way with the old token while the new one was given.
  expect(cookieAfter(OLD, 'clear')).toBeUndefined();
  // One that only lasts longer now is still the browser's own.
  cookieAfter(NEW, { token: NEW, expires });
  expect(cookieAfter(NEW, 'clear')).toMatch(/^Authorization=;/);
});
