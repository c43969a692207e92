import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allOperations } from '@/lib/secureql/operations/all';
import { openWholeServer, type WholeServer } from '@/__tests__/support/wholeServer';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const forMembers = allOperations.filter(({ access }) => access !== 'public');
const asJson = forMembers.filter(({ isUpload }) => !isUpload);

test.each(forMembers.map(({ path }) => path))(
  'somebody whose session has ended is told so by %s',
  async (path) => {
    const { status, body, cookies } = await server.knock(path, { session: server.deadSession });
    expect([status, body.error?.code]).toEqual([401, 'auth.required']);
    expect(cookies).toContainEqual(expect.stringMatching(/^Authorization=;/));
  },
);

// A payload that is wrong is refused before the call is run: this is what a right one meets.
test.each(asJson.map((operation) => [operation.path, operation] as const))(
  'the backend runs nothing of %s for a session that has ended',
  async (_path, { query, access }) => {
    const { services, deadSession } = server;
    const asker = {
      requestId: 'r',
      session: deadSession,
      browser: null,
      clientIp: '::1',
      clientAgent: '',
    };
    const call = { query, variables: {}, extensions: { access } };
    const { answers, sessionEffect } = await services.backend.send(asker, [call]);
    expect(answers[0]?.data ?? null).toBeNull();
    expect(answers[0]?.errors?.[0]?.extensions?.code).toBe('auth.required');
    expect(sessionEffect).toBe('clear');
  },
);
