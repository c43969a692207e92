import { useEffect, useState } from 'react';
import { daysAfter } from '@/lib/i18n/wallClock';
import { tryCall } from '@/lib/secureql/tryCall';
import type { CalendarBlock } from '@/lib/shared/availability/availability';
import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';

interface Found {
  blocks: readonly CalendarBlock[];
  errorCode: ErrorCode | null;
}

/** What takes the creator's time from a day on, as far as they can be booked ahead. */
export function useCalendar({ from, days }: { from: string; days: number }) {
  const [found, setFound] = useState<Found>({ blocks: [], errorCode: null });

  useEffect(() => {
    let isWanted = true;
    void read(from, days).then((answer) => {
      if (isWanted) setFound(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [from, days]);

  return { ...found, load: async () => setFound(await read(from, days)) };
}

/** As many days as one call answers, and again until all are there. */
async function read(from: string, days: number): Promise<Found> {
  const parts = Array.from(
    { length: Math.ceil(days / LIMITS.slotDays) },
    (_, part) => part * LIMITS.slotDays,
  );
  const answers = await Promise.all(
    parts.map((first) =>
      tryCall('availability/get-calendar/', {
        from: daysAfter(from, first),
        to: daysAfter(from, first + LIMITS.slotDays - 1),
      }),
    ),
  );
  const known = new Map<string, CalendarBlock>();
  for (const { answer } of answers) {
    for (const block of answer?.calendar.items ?? []) known.set(block.id, block);
  }
  const errorCode = answers.find(({ refusal }) => refusal !== null)?.refusal ?? null;
  return { blocks: [...known.values()], errorCode };
}
