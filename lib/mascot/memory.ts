import { MOMENTS, type MomentName } from './moments';

const AWAY = 'playplus-rocky';
const TOLD = 'playplus-rocky-told';
const VISITOR = 'visitor';

const listeners = new Set<() => void>();
/** What storage refused, being full or forbidden: kept for as long as the tab is open. */
const unkept = new Map<string, string | null>();
/** The switch as it was last pressed on a page that does not know it yet; null: not pressed. */
let pressed: { userId: string; isOn: boolean } | null = null;

/** Who is reading, as far as Rocky is concerned. */
type Reader = { id: string; hasRocky: boolean } | null;

/** Whether Rocky may appear to somebody in this browser. */
export function mayAppear(reader: Reader): boolean {
  if (read(AWAY) === 'away') return false;
  if (reader === null) return true;
  return pressed?.userId === reader.id ? pressed.isOn : reader.hasRocky;
}

/** Keeps this browser free of Rocky, or lets it appear again. */
export function rememberAway(isAway: boolean): void {
  write(AWAY, isAway ? 'away' : null);
  tellAll();
}

/** What a member chose holds at once; the page knows it by itself from the next visit on. */
export function rememberPressed(userId: string, isOn: boolean): void {
  pressed = { userId, isOn };
  tellAll();
}

/** Tells of every change of whether Rocky may appear, in other windows, too; returns how to stop. */
export function onRockyChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether this browser has told somebody of a moment, or found that it was none. */
export function wasTold(reader: Reader, name: MomentName): boolean {
  return toldTo(reader).includes(name);
}

/** Whether Rocky has said anything to somebody in this browser before. */
export const hasMet = (reader: Reader): boolean => toldTo(reader).length > 0;

/** Each moment is told once to everybody in a browser. */
export function rememberTold(reader: Reader, name: MomentName): void {
  const told = new Set([...toldTo(reader), name]);
  write(keyOf(reader), JSON.stringify(MOMENTS.filter((one) => told.has(one))));
}

/** A moment that could not be told after all. */
export function forgetTold(reader: Reader, name: string): void {
  write(keyOf(reader), JSON.stringify(toldTo(reader).filter((one) => one !== name)));
}

const keyOf = (reader: Reader) => `${TOLD}-${reader?.id ?? VISITOR}`;

function toldTo(reader: Reader): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(read(keyOf(reader)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function tellAll() {
  for (const listener of listeners) listener();
}

function read(name: string): string | null {
  const held = unkept.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    unkept.delete(name);
  } catch {
    unkept.set(name, value);
  }
}
