import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import PubNub from 'pubnub';
import { createRealtime } from '@/backend/platform/outbox/realtime';
import { subscription } from '@/backend/subscriptions/service';
import { ChatTokens, conversationsIn, type Shown } from '@/lib/messaging/chatTokens';
import { RealtimeConnection } from '@/lib/realtime/connection';
import { openClient } from '@/lib/realtime/openClient';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import { LIMITS } from '@/lib/shared/limits';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { Stage as RealtimeStage, until } from '@/__tests__/backend/emulators/realtime/support';
import { begin, folderOf, open, write } from '@/__tests__/backend/messaging/talk';
import { openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import { testContext } from '@/__tests__/support/context';
import { seedUsers } from '@/__tests__/support/seed';

const TOO_MANY = 100;

let stage: Stage;
let server: RealtimeStage;
/** Of the creator, the oldest first; a usual token reads the newest 25. */
const all: { id: string; write: (body: string) => Promise<unknown> }[] = [];
const old = (index: number) => all[index]!.id;
const newest = () => all.at(-1)!.id;

beforeAll(async () => {
  [stage, server] = await Promise.all([openStage(0), RealtimeStage.open()]);
  const { db, clock, creator } = stage;
  for (const user of await seedUsers(db, 'talker', TOO_MANY, 'FAN')) {
    const actor = {
      userId: user.id,
      userType: 'FAN',
      handle: user.handle,
      sessionId: user.sessionId,
    } as const;
    const fan = testContext(db, { actor, now: clock.now });
    clock.pass(1);
    const id = await begin(fan, creator);
    all.push({ id, write: (body) => write(fan, id, body) });
    await write(fan, id, 'Hello');
  }
}, 60_000);
afterAll(async () => {
  await server.dispose();
  await stage.close();
});

/** A page of the creator's messages: the product's connection on the SDK as it comes. */
class Page {
  tokens = 0;
  /** Everything heard, as `channel: text`. */
  readonly heard: string[] = [];
  readonly statuses: string[] = [];
  readonly #chat: ChatTokens;
  readonly #connection: RealtimeConnection;
  readonly #stops = new Map<string, () => void>();
  #source: (() => Promise<RealtimeToken>) | null = null;
  #shown: Shown;

  constructor(shown: Shown, first: RealtimeToken | null = null) {
    this.#shown = shown;
    const { creator } = stage;
    const userId = userIdOf(creator);
    const { publishKey, subscribeKey } = server.keys;
    const place = { publishKey, subscribeKey, port: server.port, path: null };
    const page = { host: '', hostname: '127.0.0.1', protocol: 'http:' };
    this.#connection = new RealtimeConnection({
      openClient: (onTrouble) => openClient(place, userId, onTrouble, page),
      fetchToken: () => (this.#source ?? (() => this.fetchFor(null)))(),
      since: Date.now(),
    });
    this.#connection.watchStatus(() => this.statuses.push(this.#connection.status));
    this.#chat = new ChatTokens({ first, fetchFor: (openId) => this.fetchFor(openId), shown });
  }

  get status() {
    return this.#connection.status;
  }

  /** The bell, which every page has. */
  ring(): void {
    this.#listen(notificationsChannel(userIdOf(stage.creator)));
  }

  start(): void {
    const connection = this.#connection;
    this.#chat.watch(() => this.#follow());
    this.#chat.attach({
      get status() {
        return connection.status;
      },
      watchStatus: (watcher) => connection.watchStatus(watcher),
      renew: () => connection.renew(),
      readWith: (source) => {
        this.#source = source;
        return () => undefined;
      },
    });
    this.#follow();
  }

  show(shown: Shown): void {
    this.#shown = shown;
    this.#chat.show(shown);
    this.#follow();
  }

  listensTo = (id: string) => this.#stops.has(conversationChannel(id));

  close(): void {
    this.#connection.close();
  }

  async fetchFor(openId: string | null): Promise<RealtimeToken> {
    this.tokens += 1;
    const realtime = createRealtime({ ...server.keys, origin: `127.0.0.1:${server.port}` });
    const context = { ...stage.creator, realtime };
    const special = openId === null ? null : (await open(context as never, openId)).subscription;
    const { token, expiresAt } = special ?? (await subscription(context));
    return { token, expiresAt: expiresAt.toISOString() };
  }

  /** What the screen does: it listens to what it shows, as far as that can be read. */
  #follow(): void {
    const { openId, list } = this.#shown;
    const ids = [...list.map(({ id }) => id), ...(openId === null ? [] : [openId])];
    const wanted = new Set(
      ids.filter((id) => this.#chat.readable.has(id)).map(conversationChannel),
    );
    for (const [channel, stop] of this.#stops) {
      if (wanted.has(channel) || !channel.startsWith('conversation-')) continue;
      this.#stops.delete(channel);
      stop();
    }
    for (const channel of wanted) this.#listen(channel);
  }

  #listen(channel: string): void {
    if (this.#stops.has(channel)) return;
    const onMessage = (message: unknown) =>
      this.heard.push(`${channel}: ${(message as { text: string }).text}`);
    this.#stops.set(channel, this.#connection.subscribe(channel, { onMessage }));
  }
}

const pages: Page[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

/** The page stands, live. */
async function opened(shown: Shown, first: RealtimeToken | null = null): Promise<Page> {
  const page = new Page(shown, first);
  pages.push(page);
  page.ring();
  page.start();
  await until(() => page.status === 'live');
  return page;
}

const listed = async (search?: string) =>
  (await folderOf(stage.creator, 'INBOX', search)).map(({ id, lastMessage }) => ({
    id,
    lastSeq: lastMessage?.seq ?? 0,
  }));

/** What is said on a channel arrives, and real time never failed. */
async function hears(page: Page, channel: string): Promise<void> {
  const text = crypto.randomUUID();
  await server.admin().publish({ channel, message: { text } });
  await until(() => page.heard.includes(`${channel}: ${text}`));
  expect(page.statuses).not.toContain('failed');
}
const bell = () => notificationsChannel(userIdOf(stage.creator));

test('the names in a token are those that the SDK finds in it', async () => {
  const page = new Page({ openId: null, list: [] });
  const { token } = await page.fetchFor(old(0));
  // It travels in an address, and much that stands before a server takes no more than 8 kB there.
  expect(token.length).toBeLessThan(4000);
  const sdk = new PubNub({ ...server.keys, userId: userIdOf(stage.creator) });
  const channels = Object.keys(sdk.parseToken(token)?.resources?.channels ?? {});
  sdk.destroy();
  expect(channels).toHaveLength(LIMITS.conversationsHeard + 2);
  expect([...conversationsIn(token)].map(conversationChannel).sort()).toEqual(
    channels.filter((name) => name.startsWith('conversation-')).sort(),
  );
});

test('old conversations in a list are not listened to, and silence nothing', async () => {
  const page = await opened({ openId: null, list: await listed() });
  const archive = [0, 1, 2].map((index) => ({ id: old(index), lastSeq: 1 }));
  page.show({ openId: null, list: archive });
  await hears(page, bell());
  const asked = page.tokens;
  page.show({ openId: null, list: [...(await listed()), ...archive] });
  page.show({ openId: null, list: archive });
  await hears(page, bell());
  expect(page.tokens).toBe(asked);
  expect([0, 1, 2].map((index) => page.listensTo(old(index)))).toEqual([false, false, false]);
  page.show({ openId: null, list: await listed() });
  await hears(page, conversationChannel(newest()));
});

test('two old ones that a search finds, opened in turn and again, are heard', async () => {
  const first = await new Page({ openId: null, list: [] }).fetchFor(null);
  const page = await opened({ openId: null, list: await listed() }, first);
  const found = await listed('talker-');
  for (const openId of [old(0), old(1), old(0)]) {
    page.show({ openId, list: [...found, { id: old(0), lastSeq: 1 }, { id: old(1), lastSeq: 1 }] });
    await until(() => page.listensTo(openId));
    await hears(page, conversationChannel(openId));
    await hears(page, bell());
  }
  expect(page.listensTo(old(1))).toBe(false);
  expect(page.tokens).toBe(3);
});

test('an old one in which somebody writes is read by the next token, and the one it displaces is left', async () => {
  const page = await opened({ openId: null, list: [{ id: old(2), lastSeq: 1 }] });
  await hears(page, bell());
  expect(page.listensTo(old(2))).toBe(false);
  const displaced = all[TOO_MANY - LIMITS.conversationsHeard]!.id;
  page.show({
    openId: null,
    list: [
      { id: displaced, lastSeq: 1 },
      { id: old(2), lastSeq: 1 },
    ],
  });
  await until(() => page.listensTo(displaced));
  stage.clock.pass(1);
  await all[2]!.write('Are you there?');
  page.show({
    openId: null,
    list: [
      { id: displaced, lastSeq: 1 },
      { id: old(2), lastSeq: 2 },
    ],
  });
  await until(() => page.listensTo(old(2)));
  expect(page.listensTo(displaced)).toBe(false);
  await hears(page, conversationChannel(old(2)));
});
