import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RATES } from '@/lib/shared/rates';
import { memberContext } from '@/__tests__/backend/accounts/people';
import { openWholeServer, type WholeServer } from '@/__tests__/support/wholeServer';
import type { Answer } from '@/__tests__/support/door';

let server: WholeServer;
let greedy = '';
let neighbour = '';
beforeAll(async () => {
  server = await openWholeServer();
  greedy = (await memberContext(server.database, 'greedy', 'CREATOR')).session.token;
  neighbour = (await memberContext(server.database, 'neighbour', 'CREATOR')).session.token;
});
afterAll(() => server.close());

const CONNECTIONS = 40;

const call = (session: string, path: string, payload: object = {}): Promise<Answer> =>
  server.knock(path, { session, body: JSON.stringify(payload), headers: { 'x-locale': 'de' } });

/** Sends the same call again and again over forty connections; what came of each. */
async function flood(path: string, times: number, payload: () => object): Promise<Answer[]> {
  const answers: Answer[] = [];
  let left = times;
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      answers.push(await call(greedy, path, payload()));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return answers;
}

const aParty = () => ({ title: 'Friday', game: 'Chess', requestKey: crypto.randomUUID() });
const profile = () => ({ firstName: 'Ada', lastName: 'Moss', locale: 'en', timeZone: 'UTC' });

let partyID = '';
beforeAll(async () => {
  const { body } = await call(neighbour, 'party/create-party/', aParty());
  partyID = (body.createParty as { item: { id: string } }).item.id;
});

test.each([
  ['parties', 'party/create-party/', RATES.create.account.times, aParty],
  ['notices', 'party/set-notice/', RATES.announce.account.times, () => ({ partyID, notice: 'Hi' })],
  ['profile saves', 'accounts/save-personal-info/', RATES.save.account.times, profile],
  ['real-time tokens', 'get-pubnub-token/', RATES.token.account.times, () => ({})],
])(
  'one account gets only so many %s through, however many connections it opens',
  async (_what, path, allowed, payload) => {
    const answers = await flood(path, allowed + CONNECTIONS, payload);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(CONNECTIONS);
    for (const { body, headers } of refused) {
      expect(body.error).toEqual({
        code: 'rate_limited',
        message: expect.stringContaining('nichts verloren'),
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const other = await call(neighbour, path, payload());
    expect([other.status, other.body.error]).toEqual([200, undefined]);
  },
);

test('a write that names no limit is no freer for that', async () => {
  const { session } = await memberContext(server.database, 'sideways');
  const asker = {
    requestId: 'r',
    session: session.token,
    browser: null,
    clientIp: '::1',
    clientAgent: '',
  };
  const query = 'mutation { endOtherSessions { error } }';
  const document = { query, variables: {}, extensions: { access: 'member' as const } };
  const codes: unknown[] = [];
  for (let nth = 0; nth <= RATES.save.account.times; nth += 1) {
    const { answers } = await server.services.backend.send(asker, [document]);
    codes.push(answers[0]?.errors?.[0]?.extensions?.code);
  }
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
  expect(codes.at(-1)).toBe('rate_limited');
});
