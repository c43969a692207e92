/** An answer of the embedded real-time server to a poll, as far as crowds in tests look at it. */
export interface SubscribeAnswer {
  t: { t: string; r: number };
  m: { d: { type?: string; seq: number } }[];
}

const MOST_KEPT = 16;
const lately = new Map<string, SubscribeAnswer['m']>();

/**
 * Reads an answer; messages that many are sent by the same bytes are read once. A crowd that one
 * process plays would else measure how fast that process reads: a thousand phones do it at once.
 */
export function readAnswer(text: string): SubscribeAnswer {
  const at = text.indexOf(',"m":');
  const place = JSON.parse(`${text.slice(0, at)}}`) as Pick<SubscribeAnswer, 't'>;
  const results = text.slice(at + 1);
  let messages = lately.get(results);
  if (messages === undefined) {
    if (lately.size >= MOST_KEPT) lately.clear();
    messages = (JSON.parse(`{${results}`) as Pick<SubscribeAnswer, 'm'>).m;
    lately.set(results, messages);
  }
  return { ...place, m: messages };
}
