import { randomInt } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import { isReservedHandle } from '@/lib/shared/accounts/reservedHandles';
import { LIMITS } from '@/lib/shared/limits';
import * as repository from './repository';

/** Whether a name can be had as it is, and else the nearest one that can. */
export interface CheckedName {
  isFree: boolean;
  /** A free handle for the name; null when it makes no handle. */
  suggestion: string | null;
}

/** Variants that are tried in their order before one with random digits. */
const COUNTED = 9;

/** Says whether a name's handle is free now; `handle` null: it makes none. */
export async function checkName(
  context: Context,
  { handle }: { handle: string | null },
): Promise<CheckedName> {
  if (handle === null) return { isFree: false, suggestion: null };
  const suggestion = await freeHandle(context, handle);
  return { isFree: suggestion === handle, suggestion };
}

/**
 * Returns the handle or, where somebody has or had it or nobody may, its first free variant.
 * `isContended`: others reach for the first free one right now, so it is one with random digits.
 */
export async function freeHandle(
  context: Context,
  handle: string,
  isContended = false,
): Promise<string> {
  const wanted = [handle, ...Array.from({ length: COUNTED - 1 }, (_, nth) => nth + 2).map(variant)];
  function variant(suffix: number): string {
    // `ann2` would become `ann22`, which reads like another number.
    const end = /\d$/.test(handle) ? `_${suffix}` : String(suffix);
    return `${handle.slice(0, LIMITS.handle - end.length)}${end}`;
  }
  if (isContended) return variant(randomDigits());
  const allowed = wanted.filter((one) => !isReservedHandle(one));
  const taken = new Set(await repository.takenAmong(context.db, allowed));
  return allowed.find((one) => !taken.has(one)) ?? variant(randomDigits());
}

function randomDigits(): number {
  return randomInt(10_000, 1_000_000);
}
