import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type PubNub from 'pubnub';
import { startConversation } from '@/backend/messaging/service';
import type { Tables } from '@/backend/platform/tables';
import { createWidget, widgetAddress } from '@/backend/widgets/service';
import { write } from '@/__tests__/backend/messaging/talk';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { testContext } from '@/__tests__/support/context';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { adminOf, clientOf, overlayTokenOf, tokenOf } from '@/__tests__/support/realtimePeople';
import { seedParty, seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { Marked } from './grantActs';
import type { Role } from './grantTable';

/** A party, the people of the table and what they asked of the backend. */
export interface World {
  backend: BackendProcess;
  admin: PubNub;
  userIds: Record<Role, string>;
  /** Raw session tokens; a visitor has none. */
  sessions: Record<Role, string | undefined>;
  tokens: Record<Role, string>;
  /** By the names of the table. */
  marked: Record<string, Marked>;
  /** By the names of the table. */
  lists: Record<string, string[]>;
  /** A client of the SDK with that role's token, or with another one. */
  open: (role: Role, token?: string) => PubNub;
  close: () => Promise<void>;
}

export async function openWorld(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playplus-grants-'));
  const { people, parties, conversation, widgets } = await withDatabase(dataDir, async (db) => {
    const [creator] = await seedUsers(db, 'host', 1, 'CREATOR');
    const [a, b] = await seedUsers(db, 'fan', 2, 'FAN');
    if (!creator || !a || !b) throw new Error('no people');
    const made = [await seedParty(db, creator.id, 0), await seedParty(db, creator.id, 0)];
    const conversation = conversationChannel(await talk(db, a, creator));
    const widgets = [await overlayOf(db, creator), await overlayOf(db, creator)];
    return { people: { a, b, creator }, parties: made.map(toolChannel), conversation, widgets };
  });
  const backend = await BackendProcess.on(dataDir);
  await backend.start();
  const opened: PubNub[] = [];
  const admin = adminOf(backend);
  opened.push(admin);
  const { a, b, creator } = people;
  const ofPeople = { a: a.id, b: b.id, creator: creator.id };
  const userIds = { visitor: 'anonymous', ...ofPeople, overlay: 'anonymous' };
  const ofMembers = { a: a.token, b: b.token, creator: creator.token };
  const sessions = { visitor: undefined, ...ofMembers, overlay: undefined };
  const [overlay, otherOverlay] = widgets;
  const tokens = {
    visitor: await tokenOf(backend),
    a: await tokenOf(backend, a.token),
    b: await tokenOf(backend, b.token),
    creator: await tokenOf(backend, creator.token),
    overlay: await overlayTokenOf(backend, overlay?.key ?? ''),
  };
  const [party = '', otherParty = ''] = parties;
  const names: Record<string, string> = {
    party,
    'of A': notificationsChannel(a.id),
    'of B': notificationsChannel(b.id),
    'of the creator': notificationsChannel(creator.id),
    'between others': conversationChannel(crypto.randomUUID()),
    'between A and the creator': conversation,
    'of the overlay': widgetChannel(overlay?.id ?? ''),
    'of another overlay': widgetChannel(otherOverlay?.id ?? ''),
  };
  const marked: Record<string, Marked> = {};
  for (const [name, channel] of Object.entries(names)) marked[name] = await mark(admin, channel);
  const pick = (...of: string[]) => of.map((name) => names[name] ?? '');
  return {
    backend,
    admin,
    userIds,
    sessions,
    tokens,
    marked,
    lists: {
      'party_*': ['party_*'],
      'notifications-*': ['notifications-*'],
      'conversation-*': ['conversation-*'],
      'widget-*': ['widget-*'],
      '*': ['*'],
      'party and another party': [party, otherParty],
      'party and of A': pick('party', 'of A'),
      'of A and of B': pick('of A', 'of B'),
      'party and between others': pick('party', 'between others'),
      'of A and between A and the creator': pick('of A', 'between A and the creator'),
      'between A and the creator and between others': pick(
        'between A and the creator',
        'between others',
      ),
    },
    open: (role, token = tokens[role]) => {
      const client = clientOf(backend, userIds[role]);
      client.setToken(token);
      opened.push(client);
      return client;
    },
    close: async () => {
      for (const client of opened) client.destroy(true);
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An overlay of a creator's, with the key of its address. */
async function overlayOf(
  db: Kysely<Tables>,
  creator: SeededUser,
): Promise<{ id: string; key: string }> {
  const actor = { userId: creator.id, handle: creator.handle, userType: 'CREATOR' } as const;
  const asCreator = testContext(db, { actor });
  const { id: widgetId } = await createWidget(asCreator, {
    requestKey: randomUUID(),
    kind: 'QUEUE',
  });
  return widgetAddress(asCreator, { widgetId });
}

/** The conversation that a fan began with a creator; its news are not on any channel. */
async function talk(db: Kysely<Tables>, fan: SeededUser, creator: SeededUser): Promise<string> {
  const actor = { userId: fan.id, handle: fan.handle, userType: 'FAN' } as const;
  const asFan = testContext(db, { actor });
  const { id } = await startConversation(asFan, { userId: creator.id });
  await write(asFan, id, 'Hello');
  await db.deleteFrom('outbox').execute();
  return id;
}

async function mark(admin: PubNub, channel: string): Promise<Marked> {
  const { timetoken } = await admin.publish({ channel, message: 'of the backend' });
  const action = { type: 'mark', value: 'here' };
  const { data } = await admin.addMessageAction({ channel, messageTimetoken: timetoken, action });
  return { channel, messageTimetoken: timetoken, actionTimetoken: data.actionTimetoken };
}
