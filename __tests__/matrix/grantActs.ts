import type PubNub from 'pubnub';

/** What came of an act: `yes`, `no` (refused with 403), or anything else in words. */
export type Outcome = string;

/** A message and an action of the backend's on one channel. */
export interface Marked {
  channel: string;
  messageTimetoken: string;
  actionTimetoken: string;
}

type ChannelAct = (client: PubNub, marked: Marked) => Promise<unknown>;

/** What can be asked about one channel. */
export const channelActs: Record<string, ChannelAct> = {
  publish: (client, { channel }) => client.publish({ channel, message: client.getUserId() }),
  signal: (client, { channel }) => client.signal({ channel, message: 'hm' }),
  history: (client, { channel }) => client.fetchMessages({ channels: [channel] }),
  'history with actions': (client, { channel }) =>
    client.fetchMessages({ channels: [channel], includeMessageActions: true }),
  counts: (client, { channel }) =>
    client.messageCounts({ channels: [channel], channelTimetokens: ['1'] }),
  'list actions': (client, { channel }) => client.getMessageActions({ channel }),
  'add action': (client, { channel, messageTimetoken }) =>
    client.addMessageAction({
      channel,
      messageTimetoken,
      action: { type: 'receipt', value: 'read' },
    }),
  'remove action': (client, { channel, messageTimetoken, actionTimetoken }) =>
    client.removeMessageAction({ channel, messageTimetoken, actionTimetoken }),
  'delete messages': (client, { channel }) => client.deleteMessages({ channel }),
  'who is here': (client, { channel }) => client.hereNow({ channels: [channel] }),
  state: (client, { channel }) => client.setState({ channels: [channel], state: { mood: 'x' } }),
};

/** What can be asked about several channels, or about a pattern of them. */
export const listActs: Record<string, (client: PubNub, channels: string[]) => Promise<unknown>> = {
  history: (client, channels) => client.fetchMessages({ channels }),
  counts: (client, channels) =>
    client.messageCounts({ channels, channelTimetokens: channels.map(() => '1') }),
};

const channelGroup = 'everything';

/** What is asked about no channel. `userId` is A's. */
export const otherActs: Record<string, (client: PubNub, userId: string) => Promise<unknown>> = {
  'add to channel group': ({ channelGroups }, userId) =>
    channelGroups.addChannels({ channels: [`notifications-${userId}`], channelGroup }),
  'list channel group': ({ channelGroups }) => channelGroups.listChannels({ channelGroup }),
  'take from channel group': ({ channelGroups }, userId) =>
    channelGroups.removeChannels({ channels: [`notifications-${userId}`], channelGroup }),
  'delete channel group': ({ channelGroups }) => channelGroups.deleteGroup({ channelGroup }),
  'who is here everywhere': (client) => client.hereNow({}),
  'where is A everywhere': (client, userId) => client.whereNow({ uuid: userId }),
};

/** What can be asked with a guessed secret key. */
export const adminActs: Record<string, (client: PubNub, token: string) => Promise<unknown>> = {
  'grant tokens': (client) =>
    client.grantToken({ ttl: 10, resources: { channels: { 'party_0-1': { read: true } } } }),
  'revoke tokens': (client, token) => client.revokeToken(token),
};

/** What the SDK makes of a call. */
export async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    await call;
    return 'yes';
  } catch (error) {
    const { status } = error as { status?: { statusCode?: number; category?: string } };
    const isDenied = status?.statusCode === 403 && status.category === 'PNAccessDeniedCategory';
    return isDenied ? 'no' : `${String(status?.statusCode)} ${status?.category} ${String(error)}`;
  }
}

/** Subscribes, and returns what the SDK says of it. */
export function subscribeTo(
  client: PubNub,
  what: { channels: string[] } | { channelGroups: string[] },
): Promise<Outcome> {
  return new Promise((resolve) => {
    client.addListener({
      status: (status) => {
        const category = String(status.category);
        const error = 'error' in status ? String(status.error) : '';
        if (category === 'PNConnectedCategory') resolve('yes');
        else if (error === 'PNAccessDeniedCategory') resolve('no');
        else resolve(`${category} ${error}`);
      },
    });
    client.subscribe(what);
  });
}
