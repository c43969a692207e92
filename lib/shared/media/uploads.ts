/** Address of an uploaded photo on this origin; the name is random and ours. */
export const UPLOAD_PATTERN = /^\/uploads\/[a-z0-9]{32}\.webp$/;

/** The address under which a stored photo is shown. */
export function uploadUrl(name: string): string {
  return `/uploads/${name}`;
}

/** The stored name behind an address; null when it is none of ours. */
export function uploadName(url: string): string | null {
  return UPLOAD_PATTERN.test(url) ? url.slice('/uploads/'.length) : null;
}

/** A photo as it is stored. */
export interface UploadedPhoto {
  /** Path on this origin. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}
