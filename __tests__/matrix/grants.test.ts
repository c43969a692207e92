import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { issueToken } from '@/backend/emulators/realtime/access/tokens';
import { clientOf } from '@/__tests__/support/realtimePeople';
import {
  adminActs,
  channelActs,
  listActs,
  otherActs,
  outcomeOf,
  subscribeTo,
  type Outcome,
} from './grantActs';
import { grantTable, ROLES, type Role } from './grantTable';
import { openWorld, type World } from './grantWorld';

/** Names of what can be done on what; each must be a row of the table, and each row one of them. */
const channels = [
  'party',
  'of A',
  'of B',
  'of the creator',
  'between others',
  'between A and the creator',
  'of the overlay',
  'of another overlay',
];
const patterns = ['party_*', 'notifications-*', 'conversation-*', 'widget-*', '*'];
const lists = [
  'party and another party',
  'party and of A',
  'of A and of B',
  'party and between others',
  'of A and between A and the creator',
  'between A and the creator and between others',
];
const subscriptions = [
  ...[...channels, ...patterns, ...lists].map((on) => ['subscribe', on]),
  ...channels.map((on) => ['presence', on]),
  ['subscribe', 'channel group'],
];
const questions = [
  ...Object.keys(channelActs).flatMap((act) => channels.map((on) => [act, on])),
  ...Object.keys(listActs).flatMap((act) => [...patterns, ...lists].map((on) => [act, on])),
];
const others = [...Object.keys(otherActs), ...Object.keys(adminActs)];

const LATE_MS = 700;
/** What the backend says once everybody has subscribed. */
const NEWS = 'news of the backend';
let world: World;
/** What each subscription came to, and what it heard. */
const subscribed = new Map<string, { outcome: Outcome; heard: unknown[] }>();

beforeAll(async () => {
  world = await openWorld();
  for (const role of ROLES) await Promise.all(subscriptions.map((what) => listen(role, what)));
  for (const { channel } of Object.values(world.marked)) {
    await world.admin.publish({ channel, message: NEWS });
  }
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
}, 120_000);

afterAll(() => world.close());

function channelsOf(on: string): string[] {
  const one = world.marked[on];
  return world.lists[on] ?? (one ? [one.channel] : []);
}

async function listen(role: Role, [act = '', on = '']: string[]) {
  const client = world.open(role);
  const heard: unknown[] = [];
  client.addListener({
    message: ({ message }) => heard.push(message),
    presence: (event) => heard.push(event),
    signal: (event) => heard.push(event),
    messageAction: (event) => heard.push(event),
  });
  const suffix = act === 'presence' ? '-pnpres' : '';
  const outcome = await subscribeTo(
    client,
    on === 'channel group'
      ? { channelGroups: ['everything'] }
      : { channels: channelsOf(on).map((name) => `${name}${suffix}`) },
  );
  subscribed.set(`${role} ${act} ${on}`, { outcome, heard });
}

/** What comes of one cell of the table. */
function seen(role: Role, act: string, on: string): Promise<Outcome> {
  const before = subscribed.get(`${role} ${act} ${on}`);
  if (before) {
    const isAsSaid =
      before.outcome === 'yes' ? before.heard.includes(NEWS) : before.heard.length === 0;
    return Promise.resolve(isAsSaid ? before.outcome : JSON.stringify(before));
  }
  const onePlace = world.marked[on];
  if (onePlace) return outcomeOf(channelActs[act]?.(world.open(role), onePlace) ?? missing());
  const several = world.lists[on];
  if (several) return outcomeOf(listActs[act]?.(world.open(role), several) ?? missing());
  const name = `${act} ${on}`;
  const admin = adminActs[name];
  if (admin) {
    const client = clientOf(world.backend, world.userIds[role], { secretKey: 'sec-c-guessed' });
    return outcomeOf(admin(client, world.tokens.a));
  }
  return outcomeOf(otherActs[name]?.(world.open(role), world.userIds.a) ?? missing());
}

const missing = () => Promise.reject(new Error('the table names something that nobody can do'));

test('every cell stands in the table once, and nothing else', () => {
  const possible = [...subscriptions, ...questions].map((what) => what.join(' '));
  const listed = grantTable.map(([act, on]) => `${act} ${on}`);
  expect(listed.toSorted()).toEqual([...new Set([...possible, ...others])].toSorted());
});

describe('who may do what with real time', () => {
  test.each(grantTable)('%s: %s', async (act, on, ...cells) => {
    const found = await Promise.all(ROLES.map((role) => seen(role, act, on)));
    expect(found).toEqual(cells);
  });

  test('and what was refused has left nothing behind', async () => {
    for (const [name, { channel }] of Object.entries(world.marked)) {
      const allowed = (act: string) => {
        const [, , ...cells] = grantTable.find((row) => row[0] === act && row[1] === name) ?? [];
        return ROLES.filter((_, index) => cells[index] === 'yes').map(
          (role) => world.userIds[role],
        );
      };
      const { channels: held } = await world.admin.fetchMessages({ channels: [channel] });
      const texts = held[channel]?.map(({ message }) => message);
      expect(texts).toEqual(['of the backend', NEWS, ...allowed('publish')]);
      const { data } = await world.admin.getMessageActions({ channel });
      const by = data.map(({ uuid, value }) => `${value} by ${uuid}`);
      const receipts = allowed('add action').map((userId) => `read by ${userId}`);
      expect(by).toEqual(['here by playplus-backend', ...receipts]);
    }
  });
});

describe('a token counts only as it was given, for whom and while it was given', () => {
  const flipped = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

  /** A's rights, as the backend would write them, under a key and at a time of choice. */
  function written(secretKey: string, minutesAgo: number): string {
    const mine = { [world.marked['of A']?.channel ?? '']: 3 };
    const rights = { channels: mine, groups: {}, uuids: {} };
    const none = { channels: {}, groups: {}, uuids: {} };
    const content = { ttl: 30, uuid: world.userIds.a, resources: rights, patterns: none, meta: {} };
    return issueToken(content, secretKey, Date.now() - minutesAgo * 60_000);
  }

  const bad: Record<string, () => string> = {
    'of B, used by A': () => world.tokens.b,
    'of a visitor, used by A': () => world.tokens.visitor,
    'written with a key of one’s own': () => written('sec-c-of-my-own', 0),
    'that ended a moment ago': () => written(world.backend.realtimeSecret(), 30.01),
    'with one letter changed': () => flipped(world.tokens.a, 40),
    'with another signature': () => flipped(world.tokens.a, world.tokens.a.length - 20),
    'with a letter more': () => `${world.tokens.a}A`,
    'that is none': () => 'anonymous',
    'of nobody': () => '',
  };

  test.each(Object.keys(bad))('a token %s opens nothing', async (name) => {
    const token = bad[name]?.() ?? '';
    for (const on of ['party', 'of A']) {
      const at = world.marked[on];
      if (!at) throw new Error('no such channel');
      const client = world.open('a', token);
      const heard: unknown[] = [];
      client.addListener({ message: (event) => heard.push(event) });
      const found: Record<string, Outcome> = {
        subscribe: await subscribeTo(client, { channels: [at.channel] }),
      };
      for (const [act, run] of Object.entries(channelActs)) {
        found[act] = await outcomeOf(run(client, at));
      }
      const every = Object.keys(found).map((act) => [act, 'no']);
      expect(found).toEqual(Object.fromEntries(every));
      expect(heard).toEqual([]);
    }
  });

  test('the same rights under the right key and in time do open it', async () => {
    const at = world.marked['of A'];
    const client = world.open('a', written(world.backend.realtimeSecret(), 29));
    expect(await outcomeOf(client.fetchMessages({ channels: [at?.channel ?? ''] }))).toBe('yes');
  });
});
