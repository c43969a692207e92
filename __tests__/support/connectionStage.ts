import { afterEach, beforeEach, jest } from '@jest/globals';
import type PubNub from 'pubnub';
import { RealtimeConnection } from '@/lib/realtime/connection';

interface Listener {
  message: (event: object) => void;
  messageAction: (event: object) => void;
  status: (event: object) => void;
}

/** The part of the SDK the connection uses, driven by the test. */
class FakePubNub {
  calls: string[] = [];
  listener: Listener | null = null;
  isAway = false;
  addListener = (listener: Listener) => (this.listener = listener);
  getUserId = () => 'anonymous';
  /** Whom the tokens are for. */
  owner = 'anonymous';
  parseToken = () => ({ authorized_uuid: this.owner });
  setToken = (token: string) => this.calls.push(`token ${token}`);
  subscribe = (what: { channels: string[]; timetoken?: string }) =>
    this.calls.push(`subscribe ${what.channels.join()} ${what.timetoken ?? ''}`.trim());
  unsubscribe = (what: { channels: string[] }) =>
    this.calls.push(`unsubscribe ${what.channels.join()}`);
  /** Where the last reconnect went on. */
  wentOnAt: string | undefined;
  reconnect = (at?: { timetoken: string }) => {
    this.wentOnAt = at?.timetoken;
    return this.calls.push('reconnect');
  };
  disconnect = () => this.calls.push('disconnect');
  destroy = () => this.calls.push('destroy');
  time = () =>
    this.isAway ? Promise.reject(new Error('away')) : Promise.resolve({ timetoken: 1 });
}

interface Stage {
  fake: FakePubNub;
  connection: RealtimeConnection;
  /** Tells the connection that a question of the SDK went wrong. */
  trouble: () => void;
  opened: number;
  tokens: number;
  reloads: number;
}

/** A connection with an SDK that the test drives, and what it has asked for; new for each test. */
export const stage = {} as Stage;

function begin(): void {
  const fake = new FakePubNub();
  const connection = new RealtimeConnection({
    openClient: (onTrouble) => {
      stage.opened += 1;
      stage.trouble = onTrouble;
      return Promise.resolve(fake as unknown as PubNub);
    },
    fetchToken: () => {
      stage.tokens += 1;
      const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
      return Promise.resolve({ token: `t${stage.tokens}`, expiresAt });
    },
    since: 1_800_000_000_000,
    onOtherUser: () => (stage.reloads += 1),
  });
  Object.assign(stage, { fake, connection, opened: 0, tokens: 0, reloads: 0 });
}

/** Sets the stage before each test of a file and clears it afterwards, on a clock of its own. */
export function useConnectionStage(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_800_000_000_000 });
    begin();
  });
  afterEach(() => {
    stage.connection.close();
    jest.useRealTimers();
  });
}

/** Lets time pass and what is due happen. */
export const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** A status of the SDK. */
export const say = (category: string, error?: string) =>
  stage.fake.listener?.status({ category, ...(error ? { error } : {}) });

/** A message as the SDK gives it. */
export const publish = (channel: string, message: unknown, extra: object = {}) =>
  stage.fake.listener?.message({ channel, message, timetoken: '17', publisher: 'p', ...extra });

/** What somebody did with a message, as the SDK gives it. */
export const mark = (channel: string, value: string) => {
  const data = {
    type: 'receipt',
    value,
    uuid: 'u1',
    messageTimetoken: '17',
    actionTimetoken: '18',
  };
  stage.fake.listener?.messageAction({ channel, event: 'added', timetoken: '18', data });
};
