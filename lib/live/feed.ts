/** What is counted: each change of a tool raises its `seq` by one. */
export interface Sequenced {
  seq: number;
}

/** How one kind of live tool reads its messages, and what they make of its state. All pure. */
export interface LiveKind<State extends Sequenced, Message extends Sequenced> {
  /** Reads what came on the tool's channel; null for anything that is no message of this kind. */
  readMessage: (raw: unknown) => Message | null;
  /** Says whether a message holds the whole state, so that what was missed before is no loss. */
  isWhole: (message: Message) => boolean;
  /** The state after a newer message, with the message's `seq`. */
  applyMessage: (state: State, message: Message) => State;
  /** Adds to each next state what follows from the one before. */
  carryOn?: (before: State | null, next: State) => State;
  /** Takes over what only an answer says, such as what is the reader's own. */
  takeOwn?: (state: State, answer: State) => State;
}

/** A tool as a page follows it: its state, or the code of an answer that held an error. */
export interface Feed<State> {
  state: State | null;
  error: string | null;
}

/** The root of a call for a tool's state. */
export interface LiveAnswer<State> {
  error: string | null;
  items: readonly State[];
}

/**
 * What a message makes of a state: the same object when it is old news, `reread` when messages are
 * missing between the two and the state has to be asked for. Pure.
 */
export function stateAfterMessage<State extends Sequenced, Message extends Sequenced>(
  kind: NoInfer<Pick<LiveKind<State, Message>, 'isWhole' | 'applyMessage'>>,
  state: State,
  message: Message,
): State | 'reread' {
  if (message.seq <= state.seq) return state;
  if (message.seq !== state.seq + 1 && !kind.isWhole(message)) return 'reread';
  return kind.applyMessage(state, message);
}

/** The feed after a message; `reread` when the state has to be asked for. Pure. */
export function feedAfterMessage<State extends Sequenced, Message extends Sequenced>(
  kind: LiveKind<State, Message>,
  feed: Feed<State>,
  message: Message,
): Feed<State> | 'reread' {
  if (feed.state === null) return feed;
  const next = stateAfterMessage(kind, feed.state, message);
  if (next === 'reread') return next;
  if (next === feed.state) return feed;
  return { ...feed, state: kind.carryOn?.(feed.state, next) ?? next };
}

/**
 * The feed after an answer: one with an error keeps its code and no state. An answer may be older
 * than a message that overtook it; then only what is the reader's own is taken from it. Pure.
 */
export function feedAfterAnswer<State extends Sequenced, Message extends Sequenced>(
  kind: LiveKind<State, Message>,
  before: Feed<State> | null,
  { error, items }: LiveAnswer<State>,
): Feed<State> {
  const answer = error === null ? items[0] : undefined;
  if (answer === undefined) return { state: null, error: error ?? 'not_found' };
  const last = before?.state ?? null;
  if (last !== null && last.seq > answer.seq) {
    return { state: kind.takeOwn?.(last, answer) ?? last, error: null };
  }
  return { state: kind.carryOn?.(last, answer) ?? answer, error: null };
}
