import { useState } from 'react';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { ShownMember, PartyState } from '@/lib/shared/parties/messages';
import { DEFAULT_QUEUE_RULES, type OrderPolicy } from '@/lib/shared/parties/queueRules';

/** In line as they joined; the reader is the fourth. */
const PEOPLE = ['mira_k', 'tobi-plays', 'lenaluna', 'sunny_sam', 'kaito', 'bea-b', 'noor_7'];
const READER = 3;
const WAITING = 18;
const MINUTES_A_TURN = { from: 2, to: 3 };

/** A made-up queue: each call brings the next person up. */
export function useSampleQueue(title: string) {
  const [turn, setTurn] = useState(0);
  const place = READER - turn;
  const isCalled = place === 0;
  const partyMembers = PEOPLE.slice(turn).map((handle, index): ShownMember => ({
    id: handle,
    number: turn + index + 1,
    status: index > 0 ? STATUS.waiting : isCalled ? STATUS.called : STATUS.playing,
    lane: LANE.ordinary,
    seats: 1,
    handle,
    isGuest: false,
    profilePhoto: '',
  }));
  const state: PartyState = 'OPEN';
  const orderPolicy: OrderPolicy = 'LANES';
  return {
    party: {
      id: '',
      title,
      notice: null,
      state,
      queueSize: null,
      orderPolicy,
      turn: 0,
      laneMix: DEFAULT_QUEUE_RULES.laneMix,
      roundNo: 0,
      memberCount: WAITING - turn,
      seq: turn,
      partyMembers,
    },
    /** Null when it is the reader's turn. */
    ticket: isCalled
      ? null
      : {
          position: place,
          noLaterThan: null,
          isMine: true,
          waitRange: {
            fromMinutes: place * MINUTES_A_TURN.from,
            toMinutes: place * MINUTES_A_TURN.to,
          },
          party: { state, orderPolicy },
        },
    callNext: () => setTurn(isCalled ? 0 : turn + 1),
  };
}
