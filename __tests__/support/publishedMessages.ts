import type { BackendProcess } from './backendProcess';
import { tokenOf } from './realtimePeople';

/** A message as the real-time server sends it, with the id of the event it came from. */
interface Published<Message> {
  eventId: string;
  message: Message;
}

interface Answer<Message> {
  t: { t: string };
  m: { d: Message; u: { eventId: string } }[];
}

/** Before everything. */
const BEGINNING = '10000000000000000';

/**
 * What was said on a public channel, oldest first, once it has come to that number, or after ten
 * seconds. Read as somebody who was away hears it: a party's history keeps nothing.
 */
export async function whenPublished<Message extends { seq: number }>(
  backend: BackendProcess,
  channel: string,
  seq: number,
): Promise<Published<Message>[]> {
  const found: Published<Message>[] = [];
  const { subscribeKey } = backend.realtimeKeys();
  const auth = await tokenOf(backend);
  const isOver = AbortSignal.timeout(10_000);
  let cursor = BEGINNING;
  while ((found.at(-1)?.message.seq ?? 0) < seq && !isOver.aborted) {
    const query = new URLSearchParams({ uuid: 'anonymous', auth, tt: cursor, tr: '1' });
    const place = `http://127.0.0.1:${backend.realtimePort}/v2/subscribe/${subscribeKey}/${channel}/0`;
    const answer = await fetch(`${place}?${query}`, { signal: isOver }).then(
      (response) => response.text(),
      () => null,
    );
    if (answer === null) break;
    const { t, m } = JSON.parse(answer) as Answer<Message>;
    cursor = t.t;
    found.push(...m.map(({ d, u }) => ({ eventId: u.eventId, message: d })));
  }
  return found;
}
