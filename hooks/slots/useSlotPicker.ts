import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import { tryCall } from '@/lib/secureql/tryCall';
import type { FreeSlot } from '@/lib/shared/availability/availability';
import type { ErrorCode } from '@/lib/shared/errors';
import { dayIn, dayOf, daysShown, slotsByDay } from '@/lib/slots/days';
import { useZone } from './useZone';

interface Options {
  creatorId: string;
  /** Null: of something that has no times; nothing is asked for. */
  serviceTierId: string | null;
  /** The time that is chosen at first, UTC ISO 8601: its day is open. */
  startsAt: string | null;
}

/** What was asked and what came of it. */
interface Found {
  key: string;
  slots: readonly FreeSlot[];
  refusal: ErrorCode | null;
}

/** The free times of a tier, five weeks at a time on the reader's clock, and what is chosen of them. */
export function useSlotPicker({ creatorId, serviceTierId, startsAt }: Options) {
  const [zone, setZone] = useZone();
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const [wantedDay, setDay] = useState<string | null>(null);
  const [wanted, setWanted] = useState(startsAt);

  const days = zone === null ? [] : daysShown(dayIn(zone, serverNow()), page);
  const key = `${zone ?? ''} ${page}`;

  function read(): Promise<readonly FreeSlot[]> {
    const from = days[0];
    const to = days.at(-1);
    if (serviceTierId === null || zone === null || from === undefined || to === undefined) {
      return Promise.resolve([]);
    }
    const asked = { creatorId, serviceTierId, from, to, timeZone: zone };
    return tryCall('user-availability', asked).then(({ answer, refusal }) => {
      const slots = answer?.availability.items ?? [];
      setFound({ key, slots, refusal });
      return slots;
    });
  }
  const readNow = useEffectEvent(() => void read());
  useEffect(() => {
    readNow();
  }, [key]);

  const isLoading = found?.key !== key;
  const slots = isLoading ? [] : found.slots;
  const byDay = slotsByDay(slots);
  const chosen = slots.find((slot) => slot.startsAt === wanted) ?? null;
  const firstDay = days.find((day) => byDay.has(day)) ?? null;
  const isShown = wantedDay !== null && days.includes(wantedDay);
  const ofChosen = chosen === null ? firstDay : dayOf(chosen);

  return {
    zone,
    setZone,
    page,
    turn: (by: 1 | -1) => setPage((old) => Math.max(0, old + by)),
    days,
    today: zone === null ? null : dayIn(zone, serverNow()),
    isLoading,
    refusal: isLoading ? null : found.refusal,
    slots,
    byDay,
    /** The day whose times are shown. */
    day: isShown ? wantedDay : ofChosen,
    openDay: setDay,
    chosen,
    choose: (slot: FreeSlot | null) => setWanted(slot?.startsAt ?? null),
    /** Reads again; answers what is free now. */
    reload: read,
  };
}

export type SlotPickerState = ReturnType<typeof useSlotPicker>;
