import { useEffect, useReducer, useState } from 'react';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useSession } from '@/hooks/session/useSession';
import { feedAfterMessage, feedFromAnswer, type PartyFeed } from '@/lib/realtime/partyState';
import {
  notificationsChannel,
  partyChannel,
  type PartyMessage,
} from '@/lib/shared/parties/messages';
import type { PartyView } from './types';
import { usePacedRuns } from './usePacedRuns';

const READ_EVERY_MS = 2000;
const JITTER_MS = 1000;

interface Live {
  feed: PartyFeed<PartyView>;
  /** How often messages were found missing. */
  gaps: number;
}

type News =
  | { kind: 'message'; message: PartyMessage }
  | { kind: 'answer'; root: { error: string | null; items: readonly PartyView[] } };

function liveAfter(live: Live, news: News): Live {
  if (news.kind === 'message') {
    const feed = feedAfterMessage(live.feed, news.message);
    return feed === 'reread' ? { ...live, gaps: live.gaps + 1 } : { ...live, feed };
  }
  // What the page was made from, told again as it comes to life: no reason to draw it twice.
  if (news.root.items[0] === live.feed.party) return live;
  const feed = feedFromAnswer(news.root, live.feed);
  const myEntry = news.root.items[0]?.myEntry ?? null;
  // Messages never say what is mine, so the answer's word on it counts even when it is the older.
  return { ...live, feed: feed.party ? { ...feed, party: { ...feed.party, myEntry } } : feed };
}

/** Messages never say what is mine; that others joined changes nothing in it. */
function mayBeMine(message: PartyMessage, seq: number): boolean {
  if (message.type === 'QUEUE_APPEND') return false;
  return message.joins === undefined || message.joins.since > seq + 1;
}

/** A party's public state, kept true by messages and read again where they leave a gap. */
export function usePartyLive(initial: PartyView) {
  const { user } = useSession();
  // One object for all renders: a new one would be news, and news makes the next render.
  const [fallbackData] = useState({ getParties: { error: null, items: [initial] } });
  const { data, reload } = useSecureql(
    'party/get-party-details/',
    { partyID: initial.id },
    fallbackData,
  );
  const [{ feed, gaps }, tell] = useReducer(liveAfter, null, () => ({
    feed: feedFromAnswer<PartyView>(fallbackData.getParties),
    gaps: 0,
  }));
  const { soon, now } = usePacedRuns(() => void reload(), READ_EVERY_MS, JITTER_MS);
  const party = feed.party ?? initial;

  useEffect(() => {
    tell({ kind: 'answer', root: data.getParties });
  }, [data]);
  useEffect(() => {
    if (gaps > 0) soon();
  }, [gaps, soon]);

  useChannel(partyChannel(initial.id), {
    onMessage: (message) => {
      tell({ kind: 'message', message });
      if (party.myEntry && mayBeMine(message, party.seq)) soon();
    },
    onGap: soon,
  });
  useChannel(user ? notificationsChannel(user.id) : null, { onMessage: now });

  return { party, currentMember: feed.currentMember, reload };
}
