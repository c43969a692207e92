import { useEffect, useReducer } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';
import {
  feedAfterAnswer,
  feedAfterMessage,
  type Feed,
  type LiveAnswer,
  type LiveKind,
  type Sequenced,
} from '@/lib/live/feed';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { useChannel } from './useChannel';
import { useReadAgain } from './useReadAgain';

const READ_EVERY_MS = 2000;
const JITTER_MS = 1000;

interface Live<State> {
  feed: Feed<State>;
  /** The answer that was taken last. */
  answer: LiveAnswer<State>;
  /** How often messages were found missing. */
  gaps: number;
}

type News<State, Message> =
  { kind: 'message'; message: Message } | { kind: 'answer'; answer: LiveAnswer<State> };

interface Options<State, Message> {
  id: string;
  /** The last answer for the tool's state; what the page came with, at first. */
  answer: LiveAnswer<State>;
  /** Asks for the state, which then comes as `answer`. */
  reload: () => Promise<void>;
  /** Whether a message may change what only a response contains. */
  needsAnswer?: (state: State, message: Message) => boolean;
}

/**
 * A live tool's public state, kept true by messages and read again where they leave a gap. Null after
 * an answer that held an error.
 */
export function useLiveTool<State extends Sequenced, Message extends Sequenced>(
  kind: LiveKind<State, Message>,
  { id, answer, reload, needsAnswer }: Options<State, Message>,
): State | null {
  const { user } = useSession();
  const [{ feed, gaps }, dispatch] = useReducer(
    (live: Live<State>, news: News<State, Message>) => liveAfter(kind, live, news),
    null,
    () => ({ feed: feedAfterAnswer(kind, null, answer), answer, gaps: 0 }),
  );
  const { soon, now } = usePacedRuns(() => void reload(), READ_EVERY_MS, JITTER_MS);

  useEffect(() => {
    dispatch({ kind: 'answer', answer });
  }, [answer]);
  useEffect(() => {
    if (gaps > 0) soon();
  }, [gaps, soon]);

  useChannel(toolChannel(id), {
    readMessage: kind.readMessage,
    onMessage: (message) => {
      dispatch({ kind: 'message', message });
      if (feed.state !== null && needsAnswer?.(feed.state, message)) soon();
    },
    onGap: soon,
  });
  useChannel(user ? notificationsChannel(user.id) : null, { onMessage: now });
  useReadAgain(now);

  return feed.state;
}

function liveAfter<State extends Sequenced, Message extends Sequenced>(
  kind: LiveKind<State, Message>,
  live: Live<State>,
  news: News<State, Message>,
): Live<State> {
  if (news.kind === 'message') {
    const feed = feedAfterMessage(kind, live.feed, news.message);
    return feed === 'reread' ? { ...live, gaps: live.gaps + 1 } : { ...live, feed };
  }
  // Hydration repeats the state the page was rendered from: no reason to render twice.
  if (news.answer === live.answer) return live;
  const feed = feedAfterAnswer(kind, live.feed, news.answer);
  return { ...live, feed, answer: news.answer };
}
