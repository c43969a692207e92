import { useState } from 'react';
import { useLiveTool } from '@/hooks/realtime/useLiveTool';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import type { LiveKind } from '@/lib/live/feed';
import { currentAfter, liveParty } from '@/lib/live/party/liveParty';
import type { PartyMessage, ShownMember } from '@/lib/shared/parties/messages';
import type { PartyView } from '@/hooks/party/types';

/** A party with whoever plays, is up or waits first. */
type FollowedParty = PartyView & { currentMember?: ShownMember | null };

const KIND: LiveKind<FollowedParty, PartyMessage> = {
  ...liveParty,
  carryOn: (before, next) => ({
    ...next,
    currentMember: currentAfter(before?.currentMember ?? null, next),
  }),
  takeOwn: (party, { myEntry }) => ({ ...party, myEntry }),
};

/** Messages never say what is mine; that others joined changes nothing in it. */
function needsAnswer({ myEntry, seq }: FollowedParty, message: PartyMessage): boolean {
  if (!myEntry || message.type === 'QUEUE_APPEND') return false;
  return message.joins === undefined || message.joins.since > seq + 1;
}

/** A party's public state, kept true by messages and read again where they leave a gap. */
export function usePartyLive(initial: PartyView) {
  // One object for all renders: a new one would be news, and news makes the next render.
  const [rendered] = useState({ getParties: { error: null, items: [initial] } });
  const { data, reload } = useSecureql(
    'party/get-party-details/',
    { partyID: initial.id },
    rendered,
  );
  const followed = useLiveTool<FollowedParty, PartyMessage>(KIND, {
    id: initial.id,
    answer: data.getParties,
    reload,
    needsAnswer,
  });
  return { party: followed ?? initial, currentMember: followed?.currentMember ?? null, reload };
}
