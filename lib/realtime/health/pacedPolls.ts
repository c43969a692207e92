import type PubNub from 'pubnub';

/** A poll that was held so long is no loop, whatever it was answered with. */
const HELD_MS = 10_000;
/**
 * What an answer that came sooner costs in time before the next poll, and how much of it may be owed.
 * Empty: the first is free, a server lets go of a poll for many reasons; then one in three to four
 * seconds, sooner than `Recovery` takes it for quiet. News, and handshakes, which are empty rightly:
 * ten in a rush, then four a second, each with all that came meanwhile.
 */
const EMPTY = { costMs: 3_200, mostCostMs: 4_000, owedMs: 4_000 };
const NEWS = { costMs: 250, mostCostMs: 250, owedMs: 2_500 };
/** An answer without messages is shorter than this. */
const EMPTY_BYTES = 200;

interface Sendable {
  path: string;
  queryParameters?: Record<string, unknown>;
}

interface Answer {
  body?: ArrayBuffer;
}

type Cancel = { abort: (reason?: string) => void } | undefined;
type Sent = [Promise<Answer>, Cancel];

/** What the SDK sends its requests through. */
interface Transport {
  makeSendable: (request: Sendable) => Sent;
}

/**
 * Holds back polls that would come too soon after others. The SDK asks again as soon as it is
 * answered, so a server that answers an odd cursor (`0`) with nothing, or each poll with the same
 * message, would be asked a hundred times a second. What is answered is passed on at once. Tells
 * `onTrouble` each time nothing was said too soon: messages may be lost meanwhile. Leaves the client
 * as it is when it has no such transport.
 */
export function pacePolls(client: PubNub, onTrouble: () => void): void {
  const { transport } = client as unknown as { transport?: Partial<Transport> };
  const makeSendable = transport?.makeSendable?.bind(transport);
  if (!transport || !makeSendable) return;
  const empties = new Debt(EMPTY);
  const news = new Debt(NEWS);

  const poll = (request: Sendable): Sent => {
    const askedAt = Date.now();
    const [answered, cancel] = makeSendable(request);
    const noted = answered.then((answer) => {
      if (Date.now() - askedAt >= HELD_MS) return answer;
      if (isHandshake(request) || !isEmpty(answer)) news.grow();
      else if (empties.grow() > 0) onTrouble();
      return answer;
    });
    return [noted, cancel];
  };

  transport.makeSendable = (request) => {
    if (!request.path.startsWith('/v2/subscribe/')) return makeSendable(request);
    const waitMs = Math.max(empties.waitMs, news.waitMs);
    return waitMs === 0 ? poll(request) : later(waitMs, () => poll(request));
  };
}

/** Time that is owed for what went too fast; it is paid by passing. */
class Debt {
  #paidAt = 0;
  readonly #terms: typeof EMPTY;

  constructor(terms: typeof EMPTY) {
    this.#terms = terms;
  }

  /** Adds one answer; returns how long is to be waited now. */
  grow(): number {
    const { costMs, mostCostMs } = this.#terms;
    const cost = costMs + Math.random() * (mostCostMs - costMs);
    this.#paidAt = Math.max(this.#paidAt, Date.now()) + cost;
    return this.waitMs;
  }

  get waitMs(): number {
    return Math.max(0, this.#paidAt - Date.now() - this.#terms.owedMs);
  }
}

/** Sends after a while what can be given up until then and afterwards. */
function later(waitMs: number, send: () => Sent): Sent {
  const stop = new AbortController();
  let cancel: Cancel;
  const answered = pause(waitMs, stop.signal).then(() => {
    const [answer, cancelSent] = send();
    cancel = cancelSent;
    return answer;
  });
  const abort = (reason?: string) => {
    stop.abort();
    cancel?.abort(reason);
  };
  return [answered, { abort }];
}

/** It asks where to begin. A poll names the region of the answer before it, but no cursor that is `0`. */
function isHandshake({ queryParameters }: Sendable): boolean {
  return queryParameters?.tr === undefined;
}

function isEmpty({ body }: Answer): boolean {
  if (body === undefined || body.byteLength > EMPTY_BYTES) return false;
  return /"m":\s*\[\s*\]/.test(new TextDecoder().decode(body));
}

/** Rejects on abort as a request of the SDK does. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
}
