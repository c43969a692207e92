/** An object, or the object that a JSON string holds; null for anything else. Never throws. */
export function toObject(raw: unknown): Record<string, unknown> | null {
  if (typeof raw !== 'string') return isObject(raw) ? raw : null;
  try {
    const value: unknown = JSON.parse(raw);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Says whether it is an object with named values: no array, not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
