import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '@/backend/platform/errors';
import { LIMITS } from '@/lib/shared/limits';

/** Longest side of what is kept: a banner on a wide screen, not more. */
const LONGEST_SIDE = 2048;
const QUALITY = 82;
const PATIENCE_SECONDS = 10;

const MOST_DECODED = LIMITS.photoDecodedBytes;
/** Bytes of one sample, as sharp names them; what is not here has more. */
const SAMPLE_BYTES: Partial<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const MOST_SAMPLE_BYTES = 16;

/** Pictures decoded at the same moment, and how many wait for that. */
const AT_ONCE = 2;
const WAITING = 8;

/** A picture as it is stored. */
export interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

type Format = 'jpeg' | 'png' | 'webp';

// One thread for each picture, so that two at once do not take every core.
sharp.concurrency(1);
sharp.cache(false);

let running = 0;
const queue: (() => void)[] = [];

/**
 * Decodes a JPEG, PNG or WebP and encodes it again as WebP, upright, at most 2048 px long. Only the
 * pixels of the file remain: no EXIF, no location, no script. Errors: media.not_a_picture,
 * media.too_many_pixels, media.busy.
 */
export async function reencode(bytes: Buffer): Promise<EncodedImage> {
  const format = sniff(bytes);
  if (format === null) throw new AppError('media.not_a_picture');
  return inTurn(() => decode(bytes, format));
}

/** Returns the format by the first bytes; the name and type that a browser sends prove nothing. */
function sniff(bytes: Buffer): Format | null {
  const starts = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (starts('\xff\xd8\xff')) return 'jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'png';
  return starts('RIFF') && starts('WEBP', 8) ? 'webp' : null;
}

async function decode(bytes: Buffer, format: Format): Promise<EncodedImage> {
  const source = sharp(bytes, { limitInputPixels: LIMITS.photoPixels, failOn: 'error' });
  const seen = await asImage(source.metadata());
  if (seen.format !== format) throw new AppError('media.not_a_picture');
  if (seen.width * seen.height > LIMITS.photoPixels || decodedBytes(seen) > MOST_DECODED) {
    throw new AppError('media.too_many_pixels');
  }
  const { data, info } = await asImage(reencoded(source).toBuffer({ resolveWithObject: true }));
  return { bytes: data, width: info.width, height: info.height };
}

/** Returns how much memory a picture takes when decoded, by its header: 16-bit samples take twice as much. */
function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (SAMPLE_BYTES[depth] ?? MOST_SAMPLE_BYTES);
}

function reencoded(source: Sharp): Sharp {
  const size = LONGEST_SIDE;
  return source
    .rotate()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: PATIENCE_SECONDS });
}

async function asImage<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isHuge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new AppError(isHuge ? 'media.too_many_pixels' : 'media.not_a_picture');
  }
}

/** Runs `work` when its turn comes; refuses at once when too many wait already. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else if (queue.length >= WAITING) throw new AppError('media.busy');
  // The one that ends passes its place on: `running` is not lowered, so nobody can slip in between.
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
