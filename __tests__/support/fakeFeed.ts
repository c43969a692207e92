import type PubNub from 'pubnub';
import { BACKEND_PUBLISHER, type NotificationMessage } from '@/lib/shared/parties/messages';

interface Kept {
  timetoken: string;
  message: unknown;
  uuid: string;
  meta: { eventId: string };
  actions: Record<string, Record<string, { uuid: string; actionTimetoken: string }[]>>;
}

/** What a reader is told, with what a test says of it. */
export function aNotification(changes: Partial<NotificationMessage> = {}): NotificationMessage {
  return {
    type: 'called',
    text: 'It’s your turn: Friday',
    image: '/default-user.png',
    badge: 'ACTIVE',
    redirectLink: '/party/p1/queue/q1',
    entityRef: 'q1',
    groupKey: `group-${Math.random()}`,
    ...changes,
  };
}

/** The history of one channel, its counts and its actions, as the PubNub SDK gives them. */
export class FakeFeed {
  readonly kept: Kept[] = [];
  readonly asked: string[] = [];
  isAway = false;

  constructor(readonly userId: string) {}

  /** Keeps a message that came so many minutes ago; returns its timetoken. */
  keep(message: unknown, minutesAgo: number, uuid = BACKEND_PUBLISHER): string {
    const timetoken = `${Date.now() - minutesAgo * 60_000}0000`;
    this.kept.push({ timetoken, message, uuid, meta: { eventId: timetoken }, actions: {} });
    this.kept.sort((a, b) => (a.timetoken < b.timetoken ? -1 : 1));
    return timetoken;
  }

  mark(timetoken: string, value: string, uuid = this.userId): void {
    const found = this.kept.find((one) => one.timetoken === timetoken);
    const actions = (found?.actions.receipt ?? {})[value] ?? [];
    if (!found) throw new Error('no such message');
    found.actions.receipt = {
      ...found.actions.receipt,
      [value]: [...actions, { uuid, actionTimetoken: timetoken }],
    };
  }

  #ask<Answer>(question: string, answer: () => Answer): Promise<Answer> {
    this.asked.push(question);
    return this.isAway ? Promise.reject(new Error('away')) : Promise.resolve(answer());
  }

  get client(): PubNub {
    return {
      fetchMessages: ({ channels, start = '9', count }: PubNub.History.FetchMessagesParameters) =>
        this.#ask('history', () => ({
          channels: {
            [channels[0] ?? '']: this.kept
              .filter(({ timetoken }) => timetoken < String(start))
              .slice(-(count ?? 25)),
          },
        })),
      messageCounts: ({
        channels,
        channelTimetokens = [],
      }: PubNub.History.MessageCountParameters) =>
        this.#ask('counts', () => ({
          channels: {
            [channels[0] ?? '']: this.kept.filter(
              ({ timetoken }) => timetoken > String(channelTimetokens[0]),
            ).length,
          },
        })),
      getMessageActions: () =>
        this.#ask('actions', () => ({
          data: this.kept.flatMap(({ timetoken, actions }) =>
            Object.entries(actions.receipt ?? {}).flatMap(([value, all]) =>
              all.map(({ uuid }) => ({
                type: 'receipt',
                value,
                uuid,
                messageTimetoken: timetoken,
              })),
            ),
          ),
        })),
      addMessageAction: ({
        messageTimetoken,
        action,
      }: PubNub.MessageAction.AddMessageActionParameters) =>
        this.#ask(`${action.type}/${action.value} ${messageTimetoken}`, () => ({})),
    } as unknown as PubNub;
  }
}
