import {
  withQuickAccount,
  type OpenedSession,
  type QuickAccountInput,
} from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { findMine } from '@/backend/lotteries/store/mineRepository';
import type { MyLotteryEntry } from '@/backend/lotteries/types';
import { mineView } from '@/backend/lotteries/views';
import { joinAlone, joinInBatch, type JoinRequest } from './joinBatch';

/** What somebody enters with. */
export interface JoinInput {
  lotteryId: string;
  salt: string;
  country?: string | null | undefined;
  isOfAge?: boolean | null | undefined;
}

/**
 * Enters an open draw; the answer holds the receipt. Bonus tickets that were earned before count at
 * once. Errors: auth.required, lottery.not_found, own_lottery, paused, not_open, removed,
 * account_too_new, country_refused, age_refused, won_lately, salt_used, full; party.banned,
 * verified_only, followers_only, name_refused; auth.code_required of a quick account;
 * lottery.already_joined carries the entry one already has.
 */
export async function joinLottery(context: Context, input: JoinInput): Promise<MyLotteryEntry> {
  return joinInBatch(context.db, input.lotteryId, requestOf(context, memberId(context), input));
}

/**
 * Makes a quick account and enters with it, or does neither; the same `requestKey` does it once.
 * Somebody logged in enters as who they are. Errors: forbidden, auth.code_required (too many quick
 * accounts from this network address, or too many of their entries here), those of `joinLottery`.
 */
export function joinLotteryAsNew(
  context: Context,
  input: QuickAccountInput & JoinInput,
): Promise<{
  result: { entry: MyLotteryEntry; handle: string };
  opened: OpenedSession | null;
}> {
  return withQuickAccount(context, input, async (inner, { userId, handle, isRepeated }) => {
    if (isRepeated) {
      const mine = await findMine(inner.db, input.lotteryId, userId);
      if (!mine) throw new AppError('forbidden');
      return { entry: mineView(mine), handle };
    }
    // Whoever is logged in already is no newcomer: they go with everybody else.
    if (!inner.db.isTransaction) return { entry: await joinLottery(inner, input), handle };
    const request = requestOf(inner, userId, input);
    return { entry: await joinAlone(input.lotteryId, request), handle };
  });
}

function requestOf(context: Context, userId: string, input: JoinInput): JoinRequest {
  const { salt, country = null, isOfAge } = input;
  return { context, userId, salt, declared: { country, isOfAge: isOfAge === true } };
}
