import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import {
  hearEvent,
  isBehind,
  renewed,
  threadOf,
  withMessage,
  withNewer,
  withOlder,
  type Thread,
} from '@/lib/messaging/thread';
import type { OpenConversation } from '@/lib/messaging/types';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import type { ChatMessage, ConversationEvent } from '@/lib/shared/messaging/messaging';
import { useCatchUp } from './useCatchUp';

/** How long to wait for an event that another one overtook, before the state is read again. */
const LATE_MS = 700;

/** A conversation and its messages; null until the first answer has come. */
interface Opened {
  about: Omit<OpenConversation, 'messages'>;
  thread: Thread;
}

/** The reader, and whether their token reads the channel of the conversation. */
interface Reader {
  ownId: string;
  isReadable: boolean;
}

type Side = 'before' | 'after';

const openedFrom = ({ messages, ...about }: OpenConversation): Opened => ({
  about,
  thread: threadOf({ ...about, messages }),
});

/**
 * One conversation, kept up to date: first from the page or a call, then from its channel. Calls
 * run one after the other, so that an older answer never replaces a newer one.
 */
export function useThread(
  conversationId: string,
  first: OpenConversation | null,
  { ownId, isReadable }: Reader,
) {
  const [opened, setOpened] = useState<Opened | null>(first && openedFrom(first));
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [loading, setLoading] = useState<Side | null>(null);
  const [failed, setFailed] = useState<Side | null>(null);
  /** The reader has scrolled away from the newest message. */
  const isScrolledAway = useRef(false);
  const turn = useRef<Promise<void>>(Promise.resolve());

  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const done = turn.current.then(run);
    turn.current = done.then(() => undefined);
    return done;
  }

  function change(make: (thread: Thread) => Thread) {
    setOpened((old) => {
      if (old === null) return old;
      const thread = make(old.thread);
      return thread === old.thread ? old : { ...old, thread };
    });
  }

  const load = () =>
    inTurn(async () => {
      const { answer, refusal: code } = await tryCall('messaging/get-conversation/', {
        conversationId,
      });
      setRefusal(code);
      const item = answer?.getConversation.item;
      if (!item) return code;
      const { messages, ...about } = item;
      setOpened((old) => {
        if (old === null) return openedFrom(item);
        const how = { ownId, isScrolledAway: isScrolledAway.current };
        return { about, thread: renewed(old.thread, { ...about, messages }, how) };
      });
      return null;
    });
  const catchUp = useCatchUp(load);

  const loadFirst = useEffectEvent(() => {
    if (opened === null) void load();
  });
  useEffect(() => loadFirst(), [conversationId]);

  const behind = opened !== null && isBehind(opened.thread);
  const fillHole = useEffectEvent(() => catchUp());
  useEffect(() => {
    if (!behind) return undefined;
    const timer = setTimeout(fillHole, LATE_MS);
    return () => clearTimeout(timer);
  }, [behind, opened]);

  const channel = opened !== null && isReadable ? conversationChannel(conversationId) : null;
  useChannel<ConversationEvent>(channel, {
    onMessage: (event) => {
      if (event.type !== 'TYPING') change((thread) => hearEvent(thread, event, ownId));
    },
    onGap: () => catchUp(),
  });
  useReadAgain(() => catchUp());

  async function page(side: Side) {
    const from = opened?.thread[side] ?? null;
    if (from === null || loading !== null) return;
    setLoading(side);
    setFailed(null);
    await inTurn(async () => {
      const { answer } = await tryCall('messaging/get-messages/', {
        conversationId,
        [side]: from,
      });
      const item = answer?.getMessages.item;
      if (!item) setFailed(side);
      else {
        change((thread) => (side === 'before' ? withOlder(thread, item) : withNewer(thread, item)));
      }
    });
    setLoading(null);
  }

  return {
    about: opened?.about ?? null,
    thread: opened?.thread ?? null,
    /** Why the last call that reads it was refused. */
    refusal,
    loading,
    failed,
    load,
    loadOlder: () => page('before'),
    loadNewer: () => page('after'),
    /** Loads the newest messages, past any gap. */
    jump: () => {
      isScrolledAway.current = false;
      return load();
    },
    take: (message: ChatMessage) => change((thread) => withMessage(thread, message)),
    /** Tells whether the reader is at the newest message. */
    noteAtEnd: (isAtEnd: boolean) => {
      isScrolledAway.current = !isAtEnd;
    },
  };
}

export type OpenThread = ReturnType<typeof useThread>;
