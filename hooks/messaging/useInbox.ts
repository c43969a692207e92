import { useEffect, useRef, useState } from 'react';
import { inboxAfter, withFirstPage } from '@/lib/messaging/inbox';
import type { Conversation, ConversationPage } from '@/lib/messaging/types';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ConversationEvent, Folder } from '@/lib/shared/messaging/messaging';
import { useCatchUp } from './useCatchUp';

/** What the list shows: one folder, filtered by a search. */
interface InboxQuery {
  folder: Folder;
  search: string;
}

const AFTER_TYPING_MS = 250;
/** Events that force a new reading come in bursts. */
const BEFORE_REREADING_MS = 300;

async function read({ folder, search }: InboxQuery, cursor?: string | null) {
  const payload = { folder, search: search.trim(), cursor };
  const { answer, refusal } = await tryCall('messaging/find-conversations/', payload);
  return { page: answer?.findConversations ?? null, refusal };
}

/** The list of conversations: those of the page, then folders, search and older ones on demand. */
export function useInbox(first: ConversationPage, ownId: string) {
  const [query, setQuery] = useState<InboxQuery>({ folder: 'INBOX', search: '' });
  const [list, setList] = useState<readonly Conversation[]>(first.items);
  const [cursor, setCursor] = useState(first.cursor);
  const [phase, setPhase] = useState<'still' | 'loading' | 'more' | 'failed'>('still');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Counts the requests: the answer to an older one is dropped. */
  const asked = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function show(wanted: InboxQuery) {
    asked.current += 1;
    const mine = asked.current;
    const { page } = await read(wanted);
    if (mine !== asked.current) return;
    setPhase(page === null ? 'failed' : 'still');
    if (page === null) return;
    setList(page.items);
    setCursor(page.cursor);
  }

  function ask(wanted: InboxQuery, delay: number) {
    clearTimeout(timer.current);
    asked.current += 1;
    setQuery(wanted);
    setPhase('loading');
    timer.current = setTimeout(() => void show(wanted), delay);
  }

  /** Reads the first page again; the list stays as it is until the answer has come. */
  const catchUp = useCatchUp(async () => {
    // Another request is under way, and its answer will be newer.
    if (phase === 'loading') return null;
    const mine = asked.current;
    const { page, refusal } = await read(query);
    if (mine !== asked.current) return null;
    if (page === null) return refusal;
    setList((old) => withFirstPage(old, page));
    if (list.length <= page.items.length) setCursor(page.cursor);
    return null;
  });
  const reread = () => catchUp(BEFORE_REREADING_MS);

  async function loadMore() {
    if (phase !== 'still' && phase !== 'failed') return;
    setPhase('more');
    const mine = asked.current;
    const { page } = await read(query, cursor);
    if (mine !== asked.current) return;
    setPhase(page === null ? 'failed' : 'still');
    if (page === null) return;
    setList((old) => {
      const known = new Set(old.map(({ id }) => id));
      return [...old, ...page.items.filter(({ id }) => !known.has(id))];
    });
    setCursor(page.cursor);
  }

  function hear(event: ConversationEvent) {
    const after = inboxAfter(list, event, ownId);
    if (after === 'reread') reread();
    else setList((old) => withEvent(old, event, ownId));
  }

  return {
    ...query,
    list,
    hasMore: cursor !== null,
    phase,
    choose: (folder: Folder) => ask({ ...query, folder }, 0),
    look: (search: string) => ask({ ...query, search }, AFTER_TYPING_MS),
    retry: () => ask(query, 0),
    loadMore,
    hear,
    reread,
    /** Removes a conversation that has moved to another folder. */
    takeOut: (gone: string) => setList((old) => old.filter(({ id }) => id !== gone)),
  };
}

function withEvent(list: readonly Conversation[], event: ConversationEvent, ownId: string) {
  const after = inboxAfter(list, event, ownId);
  return after === 'reread' ? list : after;
}

export type Inbox = ReturnType<typeof useInbox>;
