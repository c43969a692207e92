import {
  dataOf,
  localeOf,
  refusedCall,
  requestKeyFor,
  type JoinOutcome,
  type RefusedCall,
} from '@/hooks/join/calls';
import { FIELD, type Press } from '@/hooks/join/fields';
import { goTo, pressesOf } from '@/hooks/join/press';
import type { LotteryView } from '@/hooks/lottery/types';
import { textOf } from '@/hooks/ui/formValues';
import { tryCall, type Outcome } from '@/lib/secureql/tryCall';
import { DRAW_FIELD } from './fields';
import { landWith, saltFor, spendSalt } from './salt';

type Own = Press<LotteryView>;
type Place = object;

/** How a draw is entered. */
export const presses = pressesOf<LotteryView, Place>({
  joinAsMember,
  joinAsNew,
  // Who had a session stays on the page; a new one begins with a new page.
  open: (press) => (press.user ? press.reload() : goTo(press, `/chance/${press.tool.id}`)),
});

function wantedOf({ tool }: Own, data: FormData) {
  return {
    lotteryId: tool.id,
    salt: saltFor(tool.id),
    country: textOf(data, DRAW_FIELD.country) || undefined,
    isOfAge: tool.minAge === null ? undefined : data.has(DRAW_FIELD.isOfAge),
  };
}

async function joinAsMember(press: Own): Promise<JoinOutcome<Place>> {
  const wanted = wantedOf(press, dataOf(press));
  const outcome = await tryCall('lottery/join-lottery/', wanted);
  const entry = outcome.answer?.joinLottery.item;
  if (!entry && outcome.refusal !== 'lottery.already_joined') return refused(outcome, wanted);
  if (entry) landWith(wanted);
  return { kind: 'in', handle: null };
}

async function joinAsNew(press: Own): Promise<JoinOutcome<Place>> {
  const data = dataOf(press);
  const wanted = {
    ...wantedOf(press, data),
    handle: textOf(data, FIELD.name),
    locale: localeOf(press.language),
  };
  const outcome = await tryCall('lottery/join-as-new/', {
    ...wanted,
    requestKey: requestKeyFor(wanted),
  });
  const item = outcome.answer?.joinLotteryAsNew.item;
  if (!item) return refused(outcome, wanted);
  landWith(wanted);
  return { kind: 'in', handle: item.handle };
}

function refused(outcome: Outcome<unknown>, { lotteryId }: { lotteryId: string }): RefusedCall {
  if (outcome.refusal === 'lottery.salt_used') spendSalt(lotteryId);
  return refusedCall(outcome, {
    codes: {
      'lottery.country_refused': DRAW_FIELD.country,
      'lottery.age_refused': DRAW_FIELD.isOfAge,
    },
    keys: { country: DRAW_FIELD.country, isOfAge: DRAW_FIELD.isOfAge },
  });
}
