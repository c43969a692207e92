import type PubNub from 'pubnub';
import type { FeedKeeper } from '@/lib/notifications/feedKeeper';
import { MARKS, RECEIPT } from '@/lib/notifications/items';
import { BACKEND_PUBLISHER } from '@/lib/shared/parties/messages';

type Event =
  | { kind: 'message'; timetoken: string; eventId: string; badge: 'ACTIVE' | 'Passive' }
  | { kind: 'action'; timetoken: string; messageTimetoken: string; value: string };
type Message = Extract<Event, { kind: 'message' }>;

/** What was asked: a server looks at one moment, and its answer arrives at a later one. */
interface Question {
  look: () => unknown;
  arrive: ((isFailed: boolean) => void) | null;
  take: (look: () => unknown) => void;
}

const OWN = 'notifications-u1';
/** PubNub keeps no more for who was away. */
const QUEUE = 100;

/**
 * PubNub's side of one notifications channel and its stream to one window, where a test says when
 * each question is looked at, when its answer arrives and how far the stream has come.
 */
export class FakeChannel {
  readonly log: Event[] = [];
  readonly toasts: string[] = [];
  isAsleep = false;
  /** A receipt may be heard before it is listed. */
  listsActions = true;
  /** Events of the log that the stream has brought. */
  #heard = 0;
  #clock = 0;
  readonly #start = Date.now();
  readonly #questions: Question[] = [];

  constructor(readonly userId = 'u1') {}

  get messages(): Message[] {
    return this.log.filter((one) => one.kind === 'message');
  }

  /** A new event, or one that the backend sends again because no answer came. */
  publish(repeats: number | null = null, badge: Message['badge'] = 'ACTIVE'): void {
    const earlier = repeats === null ? undefined : this.messages.at(-1 - repeats);
    const timetoken = this.#next();
    const event = earlier ?? { eventId: `e${timetoken}`, badge };
    this.log.push({ ...event, kind: 'message', timetoken });
  }

  /** The bell was opened in some window with the message so far back as the newest. */
  markRead(back: number): void {
    const message = this.messages.at(-1 - back);
    if (message) this.#mark(message.timetoken, MARKS.read);
  }

  /** Messages since the newest receipt that ask for attention. */
  get unread(): number {
    const read = this.log
      .flatMap((one) => (one.kind === 'action' && one.value === MARKS.read ? [one] : []))
      .map(({ messageTimetoken }) => messageTimetoken)
      .sort()
      .at(-1);
    return this.#after(read ?? '').filter(({ badge }) => badge !== 'Passive').length;
  }

  get isQuiet(): boolean {
    return this.#questions.length === 0 && this.#heard === this.log.length;
  }

  /** The stream begins here: what was before is history. */
  listen(): void {
    this.#heard = this.log.length;
  }

  /** The stream brings up to so many events. */
  deliver(keeper: FeedKeeper, count: number): void {
    if (this.isAsleep) return;
    for (const event of this.log.slice(this.#heard, this.#heard + count)) {
      this.#heard += 1;
      this.#hand(keeper, event);
    }
  }

  /** The stream goes on from before where it was. */
  rewind(count: number): void {
    this.#heard = Math.max(0, this.#heard - count);
  }

  /** The machine wakes: the stream catches up while the state is read. */
  wake(keeper: FeedKeeper): void {
    this.isAsleep = false;
    this.#heard = Math.max(this.#heard, this.log.length - QUEUE);
    void keeper.load();
  }

  /** The server looks at a question. */
  look(index: number): void {
    const waiting = this.#questions.filter(({ arrive }) => arrive === null);
    const question = waiting[index % waiting.length];
    question?.take(question.look);
  }

  /** An answer arrives, or it is lost. */
  answer(index: number, isFailed = false): void {
    const ready = this.#questions.filter(({ arrive }) => arrive !== null);
    const question = ready[index % ready.length];
    if (!question) return;
    this.#questions.splice(this.#questions.indexOf(question), 1);
    question.arrive?.(isFailed);
  }

  get client(): PubNub {
    return {
      fetchMessages: ({ start = '9', count = 25 }: PubNub.History.FetchMessagesParameters) =>
        this.#ask(() => {
          const page = this.messages.filter(({ timetoken }) => timetoken < String(start));
          return { channels: { [OWN]: page.slice(-count).map((one) => this.#asHistory(one)) } };
        }),
      messageCounts: ({ channelTimetokens = [] }: PubNub.History.MessageCountParameters) =>
        this.#ask(() => ({
          channels: { [OWN]: this.#after(String(channelTimetokens[0])).length },
        })),
      getMessageActions: () =>
        this.#ask(() => ({
          data: this.log.flatMap((one) =>
            one.kind === 'action' && this.listsActions
              ? [{ ...one, type: RECEIPT, uuid: this.userId }]
              : [],
          ),
        })),
      addMessageAction: ({
        messageTimetoken,
        action,
      }: PubNub.MessageAction.AddMessageActionParameters) =>
        this.#ask(() => this.#mark(messageTimetoken, action.value)),
    } as unknown as PubNub;
  }

  #ask(look: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const question: Question = {
        look,
        arrive: null,
        take: (at) => {
          const answer = at();
          question.arrive = (isFailed) => (isFailed ? reject(new Error('lost')) : resolve(answer));
        },
      };
      this.#questions.push(question);
    });
  }

  #after(timetoken: string): Message[] {
    return this.messages.filter((one) => one.timetoken > timetoken);
  }

  #mark(messageTimetoken: string, value: string): void {
    const isThere = this.log.some(
      (one) =>
        one.kind === 'action' && one.value === value && one.messageTimetoken === messageTimetoken,
    );
    if (isThere) return;
    this.log.push({ kind: 'action', timetoken: this.#next(), messageTimetoken, value });
  }

  #hand(keeper: FeedKeeper, event: Event): void {
    if (event.kind === 'action') {
      const { value, messageTimetoken: timetoken } = event;
      keeper.hear({ event: 'added', type: RECEIPT, value, userId: this.userId, timetoken });
      return;
    }
    const { timetoken, eventId, badge } = event;
    const meta = { timetoken, eventId, publisher: BACKEND_PUBLISHER };
    const item = keeper.receive({ text: eventId, badge }, meta);
    if (item !== null) this.toasts.push(item.text);
  }

  #asHistory({ timetoken, eventId, badge }: Message) {
    const actions: Record<string, { uuid: string }[]> = {};
    for (const one of this.log) {
      if (one.kind === 'action' && one.messageTimetoken === timetoken) {
        actions[one.value] = [{ uuid: this.userId }];
      }
    }
    const message = { text: eventId, badge };
    const meta = { eventId };
    return { timetoken, message, meta, uuid: BACKEND_PUBLISHER, actions: { [RECEIPT]: actions } };
  }

  #next(): string {
    this.#clock += 1;
    return `${this.#start}${String(this.#clock).padStart(4, '0')}`;
  }
}
