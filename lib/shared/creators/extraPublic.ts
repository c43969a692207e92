/** What everyone may know about a user's looks; the keys are the spec's wire names. */
export interface ExtraPublic {
  /** Path on this origin, or an https address. */
  profile_photo: string;
  display_is_dark_mode: boolean;
  /** Degrees, 0 to 360, as a decimal string. */
  display_hue: string;
}

/** Looks of a user who has chosen none: light, hue 308.6, the default avatar. */
export const DEFAULT_EXTRA_PUBLIC: Readonly<ExtraPublic> = {
  profile_photo: '/default-user.png',
  display_is_dark_mode: false,
  display_hue: '308.6',
};

/**
 * Reads looks from a database value, a JSON string or anything else. Never throws. Each value that
 * is missing or not plainly valid falls back by itself: the hue ends in a style sheet and the photo
 * in a `src`, so neither may carry anything but a number and an address. Unknown keys are dropped.
 */
export function parseExtraPublic(value: unknown): ExtraPublic {
  const given = toRecord(value);
  return {
    profile_photo: isSafePhoto(given.profile_photo)
      ? given.profile_photo
      : DEFAULT_EXTRA_PUBLIC.profile_photo,
    display_is_dark_mode: given.display_is_dark_mode === true,
    display_hue: toHue(given.display_hue) ?? DEFAULT_EXTRA_PUBLIC.display_hue,
  };
}

/** Longest photo address in a list: fifty of them must fit into one message of 32 KiB. */
const PHOTO_LENGTH = 200;

/** The photo of someone in a list; an address too long for it gives way to the default one. */
export function listPhoto(extraPublic: unknown): string {
  const { profile_photo: photo } = parseExtraPublic(extraPublic);
  return photo.length <= PHOTO_LENGTH ? photo : DEFAULT_EXTRA_PUBLIC.profile_photo;
}

function toRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') {
    try {
      const parsed: unknown = JSON.parse(value);
      return typeof parsed === 'string' ? {} : toRecord(parsed);
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isSafePhoto(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 500 &&
    /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[\w\-./%]*$/i.test(value)
  );
}

function toHue(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,3}(?:\.\d{1,4})?$/.test(text) && Number(text) <= 360
    ? text
    : null;
}
