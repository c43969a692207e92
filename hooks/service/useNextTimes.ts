import { useEffect, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { FreeSlot } from '@/lib/shared/availability/availability';
import type { TierView } from '@/lib/shared/experiences/views';

/** So many days are looked at from the next free time on. */
const DAYS = 14;
const SHOWN_DAYS = 3;
const SHOWN_TIMES = 3;

interface Times {
  tierId: string;
  /** A few times of a few days, all of a day in one list; null: they could not be read. */
  days: FreeSlot[][] | null;
}

/**
 * The next free times of a tier on the reader's clock: undefined until they are known, null where
 * they cannot be read and of what has none.
 */
export function useNextTimes(creatorId: string, tier: TierView | null) {
  const [times, setTimes] = useState<Times | null>(null);
  const tierId = tier?.id ?? null;
  const from = tier?.nextFreeAt ?? null;

  useEffect(() => {
    if (tierId === null || from === null) return undefined;
    let isLeft = false;
    void readTimes(creatorId, tierId, from).then((days) => {
      if (!isLeft) setTimes({ tierId, days });
    });
    return () => {
      isLeft = true;
    };
  }, [creatorId, tierId, from]);

  if (tierId === null) return null;
  if (from === null) return [];
  return times?.tierId === tierId ? times.days : undefined;
}

async function readTimes(creatorId: string, tierId: string, from: string) {
  const { answer } = await tryCall('user-availability', {
    creatorId,
    serviceTierId: tierId,
    from: dayOf(from, 0),
    to: dayOf(from, DAYS - 1),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  if (answer === null) return null;
  const byDay = new Map<string, FreeSlot[]>();
  answer.availability.items.forEach((slot) => {
    const day = slot.localStart.slice(0, 10);
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  });
  return [...byDay.values()].slice(0, SHOWN_DAYS).map(spread);
}

/** A few times of a day, the first and the last among them. */
function spread(slots: readonly FreeSlot[]): FreeSlot[] {
  if (slots.length <= SHOWN_TIMES) return [...slots];
  const step = (slots.length - 1) / (SHOWN_TIMES - 1);
  return Array.from({ length: SHOWN_TIMES }, (_, place) => slots[Math.round(place * step)]).filter(
    (slot) => slot !== undefined,
  );
}

/** A day of the reader's calendar, so many after the one of a moment: `2026-11-27`. */
function dayOf(at: string, later: number): string {
  const date = new Date(at);
  date.setDate(date.getDate() + later);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
