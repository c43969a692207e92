import { createHmac } from 'node:crypto';

/** Seconds for which a code of an app holds. */
const STEP_SECONDS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base 32, as apps and people read them. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => LETTERS[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Reads base 32; what is no letter of it is skipped. */
function fromBase32(text: string): Buffer {
  const places = [...text.toUpperCase()].map((letter) => LETTERS.indexOf(letter));
  const known = places.filter((place) => place >= 0);
  const bits = known.map((place) => place.toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
}

/** In which half minute a time lies. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The six digits of a half minute, as RFC 6238 has them. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  const digits = (mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000;
  return String(digits).padStart(6, '0');
}

/** The address by which an app takes a secret, also as a picture. */
export function appAddress(secret: string, handle: string): string {
  const label = encodeURIComponent(`PlayPlus:${handle}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=PlayPlus`;
}
