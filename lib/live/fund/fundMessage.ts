import type { FundUpdate, Supporter } from '@/lib/shared/fund/messages';
import { isObject, toObject } from '@/lib/shared/toObject';

const LISTS = ['milestones', 'polls', 'tiers', 'matches', 'corrections', 'leaders'] as const;
const AMOUNTS = ['goal', 'settled', 'pending', 'raised', 'supporterCount'] as const;

/**
 * Reads what came on a fund's channel: an object, or the JSON of one. Null for anything that is no
 * message of a fund; supporters that are none are left out. Never throws. Written by hand, since an
 * overlay loads no library for it.
 */
export function readFundMessage(raw: unknown): FundUpdate | null {
  const message = toObject(raw);
  if (message === null || !Number.isSafeInteger(message.seq)) return null;
  if (message.type !== 'FUND_UPDATE' || !isFace(message.fund)) return null;
  const { creator, supporters } = message;
  if (!isObject(creator) || !Array.isArray(supporters)) return null;
  const people: unknown[] = supporters;
  return { ...message, supporters: people.filter(isSupporter) } as unknown as FundUpdate;
}

function isFace(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.state === 'string' &&
    AMOUNTS.every((name) => Number.isSafeInteger(value[name])) &&
    LISTS.every((name) => Array.isArray(value[name]))
  );
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function isSupporter(value: unknown): value is Supporter {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.at === 'string' &&
    isTextOrNull(value.name) &&
    (value.amount === null || Number.isSafeInteger(value.amount))
  );
}
