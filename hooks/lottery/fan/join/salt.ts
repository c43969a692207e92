import { keepOfDraw } from '@/lib/live/lottery/keptDraw';

const SALT_BYTES = 16;
const salts = new Map<string, string>();

/**
 * The random bytes this browser gives to its entry, lower-case hex: the same until they are spent, so
 * that a press repeated after a lost answer is the same press.
 */
export function saltFor(lotteryId: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const salt = salts.get(lotteryId) ?? fresh;
  salts.set(lotteryId, salt);
  return salt;
}

/** They are in the log, or refused: the next entry gets others. */
export const spendSalt = (lotteryId: string) => salts.delete(lotteryId);

/** Somebody is in with this salt: their receipt has to hold it, and entering again may ask again. */
export function landWith(wanted: {
  lotteryId: string;
  salt: string;
  country?: string | undefined;
}): void {
  const { lotteryId, salt, country = null } = wanted;
  spendSalt(lotteryId);
  keepOfDraw(lotteryId, ({ salts }) => ({ salts: [...salts, salt], country }));
}
