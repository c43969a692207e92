import type { LiveKind } from '@/lib/live/feed';
import { toObject } from '@/lib/shared/toObject';

/** A tool that exists in tests alone: viewers vote, and everybody sees the count. */
export interface Tally {
  seq: number;
  votes: number;
}

export type TallyMessage =
  { type: 'VOTE'; seq: number } | { type: 'COUNT'; seq: number; votes: number };

/** How such a tally is followed: a vote adds one, a count says everything. */
export const liveTally: LiveKind<Tally, TallyMessage> = {
  readMessage: (raw) => {
    const message = toObject(raw);
    const isKnown = message?.type === 'VOTE' || message?.type === 'COUNT';
    return isKnown ? (message as unknown as TallyMessage) : null;
  },
  isWhole: ({ type }) => type === 'COUNT',
  applyMessage: ({ votes }, message) => ({
    seq: message.seq,
    votes: message.type === 'COUNT' ? message.votes : votes + 1,
  }),
};
