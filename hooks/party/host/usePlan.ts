import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { CalendarBlock } from '@/lib/shared/availability/availability';
import type { ErrorCode } from '@/lib/shared/errors';
import { bookedThen } from './bookedThen';

/** What is planned: a queue that exists, or one that is made with the plan. */
export type Planned = { partyID: string } | { title: string; game: string };

interface Failure {
  code: ErrorCode;
  fields: Readonly<Record<string, string>>;
  /** What the plan would lie over. */
  bookings: readonly CalendarBlock[];
}

/** Plans a queue: makes the draft first where there is none, and only once. */
export function usePlan(onDone: () => Promise<void>) {
  // One key for one opened dialog: a second try plans the draft that the first one made.
  const [requestKey] = useState(newRequestKey);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function draftOf(planned: Planned) {
    if ('partyID' in planned) return { partyID: planned.partyID, made: null };
    const made = await tryCall('party/create-party/', { ...planned, requestKey });
    return { partyID: made.answer?.createParty.item?.id, made };
  }

  async function plan(planned: Planned, at: { startsAt: string; minutes: number }) {
    if (isRunning) return;
    setIsRunning(true);
    setFailure(null);
    const { partyID, made } = await draftOf(planned);
    const outcome = partyID ? await tryCall('party/plan/', { partyID, ...at }) : made;
    if (outcome?.answer) await onDone();
    else if (outcome?.refusal) {
      const { refusal: code, fields } = outcome;
      const isBooked = code === 'availability.booked_then';
      setFailure({ code, fields, bookings: isBooked ? await bookedThen(at) : [] });
    }
    setIsRunning(false);
  }
  return { plan, isRunning, failure };
}
