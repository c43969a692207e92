import { AppError } from './errors';

/** An opaque cursor behind this number or id. */
export function cursorOf(place: number | string): string {
  return Buffer.from(String(place)).toString('base64url');
}

/** The place a cursor names, which must look like `shape`. Throws `payload.invalid`. */
export function placeOf(cursor: string, shape: RegExp): string {
  const place = Buffer.from(cursor, 'base64url').toString();
  // Node skips what is no base64url: only the spelling handed out counts.
  if (!shape.test(place) || cursorOf(place) !== cursor) {
    throw new AppError('payload.invalid', { fields: { cursor: 'invalid_value' } });
  }
  return place;
}
