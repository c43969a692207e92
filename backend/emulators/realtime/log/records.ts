/** A reaction to a message: `receipt`/`read`, for instance. */
export interface MessageAction {
  messageTimetoken: string;
  type: string;
  value: string;
  uuid: string;
  actionTimetoken: string;
}

/** What the server must know of an event without reading its envelope. */
export interface EventHead {
  t: string;
  c: string;
  /** Set when the message belongs to the history. */
  s?: 1;
  /** Unix milliseconds after which the message leaves the history. */
  x?: number;
  /** Who asked and by which request id, so that a repeated request is not published twice. */
  q?: string;
  /** Reaction added or removed by this event. */
  add?: MessageAction;
  del?: { m: string; a: string };
}

/** One line of the log. An event carries the very JSON that subscribers receive. */
export type LogRecord =
  | { kind: 'event'; head: EventHead; envelopeAt: number }
  | { kind: 'deletion'; channel: string; above: string; upTo: string }
  | { kind: 'revocation'; signature: string; expiresAt: number }
  | { kind: 'start'; timetoken: string };

const tab = 9;
const recordTypes = { event: 'M', deletion: 'D', revocation: 'V', start: 'S' } as const;

export function eventLine(head: EventHead, envelope: string): string {
  return `${recordTypes.event}${JSON.stringify(head)}\t${envelope}\n`;
}

export function deletionLine(channel: string, above: string, upTo: string): string {
  return `${recordTypes.deletion}${JSON.stringify({ channel, above, upTo })}\n`;
}

export function revocationLine(signature: string, expiresAt: number): string {
  return `${recordTypes.revocation}${JSON.stringify({ signature, expiresAt })}\n`;
}

export function startLine(timetoken: string): string {
  return `${recordTypes.start}${JSON.stringify({ timetoken })}\n`;
}

/** Reads a line without its line feed; `envelopeAt` is the byte at which the envelope begins. Throws on a damaged line. */
export function parseLine(line: Buffer): LogRecord {
  const recordType = String.fromCharCode(line[0] ?? 0);
  if (recordType === recordTypes.event) {
    const end = line.indexOf(tab);
    if (end < 0) throw new SyntaxError('event without envelope');
    const head = JSON.parse(line.toString('utf8', 1, end)) as EventHead;
    return { kind: 'event', head, envelopeAt: end + 1 };
  }
  const fields = JSON.parse(line.toString('utf8', 1)) as Record<string, unknown>;
  if (recordType === recordTypes.deletion)
    return { kind: 'deletion', ...(fields as { channel: string; above: string; upTo: string }) };
  if (recordType === recordTypes.revocation)
    return { kind: 'revocation', ...(fields as { signature: string; expiresAt: number }) };
  if (recordType === recordTypes.start)
    return { kind: 'start', ...(fields as { timetoken: string }) };
  throw new SyntaxError(`unknown record ${recordType}`);
}
