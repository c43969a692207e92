import type PubNub from 'pubnub';

/** A poll that was held so long is one that had nothing to tell. */
const HELD_MS = 10_000;
/** A handshake is answered at once, and with nothing; the poll behind it is not. */
const FREE = 1;
const DELAY_MS = 2_500;
/** An answer without messages is shorter than this. */
const EMPTY_BYTES = 200;

interface Sendable {
  path: string;
}

interface Answer {
  body?: ArrayBuffer;
}

type Cancel = { abort: (reason?: string) => void } | undefined;

/** What the SDK sends its requests through. */
interface Transport {
  makeSendable: (request: Sendable) => [Promise<Answer>, Cancel];
}

/**
 * Holds back answers to polls that come at once and say nothing. The SDK asks again as soon as it is
 * answered, so a server that answers an odd cursor (`0`) with nothing would be asked a hundred
 * times a second. Tells `onTrouble` each time: messages may be lost meanwhile. Leaves the client as it is when it has no such transport.
 */
export function pacePolls(client: PubNub, onTrouble: () => void): void {
  const { transport } = client as unknown as { transport?: Partial<Transport> };
  const makeSendable = transport?.makeSendable?.bind(transport);
  if (!transport || !makeSendable) return;
  let quickEmpties = 0;

  transport.makeSendable = (request) => {
    const [answered, cancel] = makeSendable(request);
    if (!request.path.startsWith('/v2/subscribe/')) return [answered, cancel];
    const askedAt = Date.now();
    const stop = new AbortController();
    const paced = answered.then(
      async (answer) => {
        const isQuick = Date.now() - askedAt < HELD_MS;
        quickEmpties = isQuick && isEmpty(answer) ? quickEmpties + 1 : 0;
        if (quickEmpties <= FREE) return answer;
        onTrouble();
        await pause(DELAY_MS * (1 + Math.random() * 0.4), stop.signal);
        return answer;
      },
      (reason: unknown) => {
        // What follows a refusal is no loop: the SDK stops, or waits by itself.
        quickEmpties = 0;
        throw reason;
      },
    );
    const abort = (reason?: string) => {
      stop.abort();
      cancel?.abort(reason);
    };
    return [paced, cancel && { ...cancel, abort }];
  };
}

function isEmpty({ body }: Answer): boolean {
  if (body === undefined || body.byteLength > EMPTY_BYTES) return false;
  return /"m":\s*\[\s*\]/.test(new TextDecoder().decode(body));
}

/** Rejects on abort as a request of the SDK does. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancelled = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) cancelled();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      cancelled();
    });
  });
}
