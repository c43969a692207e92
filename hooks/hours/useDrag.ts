import { useState, type PointerEvent } from 'react';
import type { DayRange } from '@/lib/shared/availability/availability';
import type { Axis } from './axis';
import { DAY_MINUTES, moved, STEP, stretched } from './dayRanges';

/** What a drag does: opens new hours, moves some, or moves one end of them. */
export type DragKind = 'NEW' | 'MOVE' | 'from' | 'to';

interface Drag {
  date: string;
  kind: DragKind;
  /** The hours that are moved; null: new ones. */
  origin: DayRange | null;
  /** Minutes of the line where it began, and of the line where it is. */
  began: number;
  at: number;
}

interface Options {
  axis: Axis;
  /** The hours as they then are; null in place of `origin`: new ones. */
  onDone: (date: string, origin: DayRange | null, range: DayRange) => void;
}

/** Dragging with a mouse or pen, by quarters of an hour. Fingers scroll: they have the rows. */
export function useDrag({ axis, onDone }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function minutesAt(event: PointerEvent<HTMLElement>): number {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientY - top) / height) * axis.lines.length);
    const line = axis.lines[Math.max(0, Math.min(axis.lines.length - 1, place))];
    return line?.minutes ?? 0;
  }

  return {
    /** The hours of a date as they would be if the drag ended now. */
    preview: drag && { date: drag.date, origin: drag.origin, range: rangeOf(drag) },
    /** Handlers of a day's column. A part of it says what it is by `data-drag`. */
    column: (date: string, rangeFor: (from: number) => DayRange | null) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        const part = partOf(event.target);
        if (part === null) return;
        const origin = part.from === null ? null : rangeFor(part.from);
        event.currentTarget.setPointerCapture(event.pointerId);
        const began = minutesAt(event);
        setDrag({ date, kind: origin ? part.kind : 'NEW', origin, began, at: began });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag?.date !== date) return;
        const at = minutesAt(event);
        if (at !== drag.at) setDrag({ ...drag, at });
      },
      onPointerUp: () => {
        if (drag?.date !== date) return;
        setDrag(null);
        const isMoved = drag.at !== drag.began;
        // A press on open hours chooses them; on an empty place it opens an hour.
        if (!isMoved && drag.origin) return;
        const range = isMoved ? rangeOf(drag) : hourAt(drag.began);
        onDone(date, drag.origin, range);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

export type HoursDrag = ReturnType<typeof useDrag>;

function rangeOf({ kind, origin, began, at }: Drag): DayRange {
  if (!origin || kind === 'NEW') {
    return { from: Math.min(began, at), to: Math.max(began, at) + STEP };
  }
  return kind === 'MOVE' ? moved(origin, at - began) : stretched(origin, kind, at - began);
}

function hourAt(minutes: number): DayRange {
  const from = Math.min(minutes, DAY_MINUTES - 60);
  return { from, to: from + 60 };
}

/** What was pressed: open hours, one end of them, or an empty place; null: something else. */
function partOf(target: EventTarget): { kind: DragKind; from: number | null } | null {
  // A booking or a blocked time is pressed: a drag would take its press away.
  if (!(target instanceof Element) || target.closest('a, button')) return null;
  const part = target.closest<HTMLElement>('[data-drag]');
  if (!part) return null;
  const kind = part.dataset.drag;
  const from = part.closest<HTMLElement>('[data-from]')?.dataset.from;
  if (kind === 'from' || kind === 'to' || kind === 'MOVE') {
    return { kind, from: from === undefined ? null : Number(from) };
  }
  return { kind: 'NEW', from: null };
}
