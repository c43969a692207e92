import { AppError } from './errors';

/** A page of a list. `cursor` asks for the next one; null: this is the last. */
export interface Page<Item> {
  items: Item[];
  cursor: string | null;
}

/** An opaque cursor for this number or id. A page goes on behind it. */
export function cursorOf(place: number | string): string {
  return Buffer.from(String(place)).toString('base64url');
}

/** The place a cursor stands for, which must match `shape`. Errors: payload.invalid. */
export function placeOf(cursor: string, shape: RegExp): string {
  const place = Buffer.from(cursor, 'base64url').toString();
  // Node skips characters that are not base64url, so compare with the cursor we would make.
  if (!shape.test(place) || cursorOf(place) !== cursor) {
    throw new AppError('payload.invalid', { fields: { cursor: 'invalid_value' } });
  }
  return place;
}

/** A row in a list ordered by time, newest first. */
export interface TimePlace {
  at: Date;
  id: string;
}

const TIME_PLACE = /^\d{1,15}:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An opaque cursor for a row in a list ordered by time. */
export function timeCursorOf({ at, id }: TimePlace): string {
  return cursorOf(`${at.getTime()}:${id}`);
}

/** The row that `timeCursorOf` made a cursor for. Errors: payload.invalid. */
export function timePlaceOf(cursor: string): TimePlace {
  const [ms = '0', id = ''] = placeOf(cursor, TIME_PLACE).split(':');
  return { at: new Date(Number(ms)), id };
}
