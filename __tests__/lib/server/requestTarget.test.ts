import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { closeServer, listen, SERVICE_KEY } from '@/__tests__/support/door';
import { readWebConfig } from '@/lib/server/config';
import { createWebServer } from '@/lib/server/webServer';
import { createXsrfGuard } from '@/lib/server/http/xsrf';

let server: Server;
let port: number;
const rendered: IncomingMessage[] = [];

beforeAll(async () => {
  server = createWebServer(
    (request, response) => {
      rendered.push(request);
      response.end();
      return Promise.resolve();
    },
    {
      config: readWebConfig({ SERVICE_KEY, HTML_CACHE: 'off' }),
      guard: createXsrfGuard(SERVICE_KEY),
      log: pino({ level: 'silent' }),
    },
  );
  port = await listen(server);
});

beforeEach(() => {
  rendered.length = 0;
});

afterAll(() => closeServer(server));

describe('what is asked for', () => {
  /** Sends a request line as it stands; the answer's head. */
  const askFor = (target: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('close', () => resolve(answer.split('\r\n\r\n')[0] ?? ''));
    });

  test('as a whole address is the path in it, on this server', async () => {
    expect(await askFor('http://evil.test/a?b=c')).toMatch(/^HTTP\/1.1 200 /);
    expect(rendered[0]?.url).toBe('/a?b=c');
    expect(rendered[0]?.headers.host).toBe('evil.test');
    const led = await askFor('http://evil.test/a/');
    expect(led).toMatch(/^HTTP\/1.1 308 /);
    expect(led).toMatch(/\r\nLocation: \/a\r\n/);
    expect(await askFor('https://evil.test')).toMatch(/^HTTP\/1.1 200 /);
    expect(rendered[1]?.url).toBe('/');
  });

  test.each(['*', 'ftp://a.test/b', 'http://[/a'])(
    '%s is refused, and no fault',
    async (target) => {
      expect(await askFor(target)).toMatch(/^HTTP\/1.1 400 /);
      expect(rendered).toHaveLength(0);
    },
  );
});
