import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientOf, tokenOf } from '@/__tests__/support/realtimePeople';
import type { SeededUser } from '@/__tests__/support/seed';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { openShow, pause, until, type Show } from './support/show';
import { writtenToken } from './support/tokens';
import { freshToken, type Viewer } from './support/viewer';

let show: Show;
beforeAll(async () => {
  show = await openShow('f5', 60, 4);
}, 60_000);
afterAll(() => show.close());

const partyOf = (index: number) => show.parties[index] ?? '';
const fan = (fromEnd: number) => show.fans.at(-fromEnd) as SeededUser;

const watchWith = (partyID: string, userId: string, fetchToken: () => Promise<RealtimeToken>) =>
  show.watch(partyID, { userId, fetchToken });

/** Says what was heard between the two, once each. */
async function goesOn(viewer: Viewer, partyID: string, lose: () => Promise<unknown>) {
  await show.join(partyID, 2);
  await show.agree(partyID, [viewer], 5_000);
  await lose();
  await show.join(partyID, 5);
  await show.agree(partyID, [viewer], 15_000);
  await show.join(partyID, 1);
  await show.agree(partyID, [viewer], 5_000);
  expect([...new Set(viewer.heard)]).toEqual(await show.published(partyID));
  expect(viewer.status).toBe('live');
  viewer.close();
}

test('F5 a token that ends in the middle is followed by another one, and nothing is lost', async () => {
  const partyID = partyOf(0);
  let asked = 0;
  const viewer = await watchWith(partyID, 'anonymous', () => {
    asked += 1;
    const rights = { [toolChannel(partyID)]: 1 };
    return asked === 1
      ? Promise.resolve(writtenToken(show.backend, 'anonymous', rights, 5_000))
      : freshToken(show.backend);
  });
  await goesOn(viewer, partyID, () => pause(6_000));
  expect(asked).toBe(2);
}, 60_000);

test('F5 a role that changes revokes the token in use: the next one goes on where it ended', async () => {
  const partyID = partyOf(1);
  const { id, token } = fan(1);
  let asked = 0;
  const viewer = await watchWith(partyID, id, () => {
    asked += 1;
    return freshToken(show.backend, token);
  });
  const become = 'mutation { chooseUserType(userType: CREATOR) { error } }';
  await goesOn(viewer, partyID, async () => {
    await show.backend.graphql(become, {}, token);
    await until(() => asked === 2, 10_000);
  });
  expect(asked).toBe(2);
}, 60_000);

test('F5 history, counts, an action and a publish that are refused are repeated with a new token', async () => {
  const { id, token } = fan(2);
  const own = notificationsChannel(id);
  let asked = 0;
  const viewer = await watchWith(partyOf(2), id, () => {
    asked += 1;
    return freshToken(show.backend, token);
  });
  const { connection } = viewer;
  const publish = () =>
    connection.run((client) => client.publish({ channel: own, message: asked }));
  const { timetoken } = await publish();
  const action = { type: 'receipt', value: 'read' };
  const calls = [
    publish,
    () => connection.run((client) => client.fetchMessages({ channels: [own] })),
    () =>
      connection.run((client) =>
        client.messageCounts({ channels: [own], channelTimetokens: [timetoken] }),
      ),
    () =>
      connection.run((client) =>
        client.addMessageAction({ channel: own, messageTimetoken: timetoken, action }),
      ),
  ];
  for (const [index, call] of calls.entries()) {
    const useless = writtenToken(show.backend, id, {}, 30_000).token;
    await connection.run((client) => Promise.resolve(client.setToken(useless)));
    await call();
    expect(asked).toBe(index + 2);
  }
  viewer.close();
}, 60_000);

test('F5 after five tokens that are refused it stops and says so; when asked to, it tries again', async () => {
  const partyID = partyOf(3);
  let asked = 0;
  let isUseless = false;
  const rights = { [toolChannel(partyID)]: 1 };
  const viewer = await watchWith(partyID, 'anonymous', () => {
    asked += 1;
    if (isUseless) return Promise.resolve(writtenToken(show.backend, 'anonymous', {}, 60_000));
    return asked === 1
      ? Promise.resolve(writtenToken(show.backend, 'anonymous', rights, 4_000))
      : freshToken(show.backend);
  });
  isUseless = true;
  await until(() => viewer.status === 'failed', 40_000);
  expect(asked).toBe(6);
  await show.join(partyID, 3);
  await pause(3_000);
  expect([asked, viewer.party.memberCount]).toEqual([6, 0]);

  isUseless = false;
  viewer.connection.tryAgain();
  await show.agree(partyID, [viewer], 10_000);
  expect(viewer.status).toBe('live');
  viewer.close();
}, 90_000);

test('F5 after a log-out the token of that session opens nothing within two seconds', async () => {
  const { id, token } = fan(3);
  const client = clientOf(show.backend, id);
  client.setToken(await tokenOf(show.backend, token));
  const read = () =>
    client.fetchMessages({ channels: [notificationsChannel(id)] }).then(
      () => 200,
      (error: { status?: { statusCode?: number } }) => error.status?.statusCode,
    );
  expect(await read()).toBe(200);
  await show.backend.graphql('mutation { logOut { error } }', {}, token);
  const end = Date.now() + 2_000;
  let seen = await read();
  while (seen === 200 && Date.now() < end) {
    await pause(50);
    seen = await read();
  }
  expect(seen).toBe(403);
  client.destroy(true);
}, 30_000);
