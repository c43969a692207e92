import { usersByIds } from '@/backend/accounts/service';
import { pickedCreators } from '@/backend/creators/service';
import { mutedAmong } from '@/backend/messaging/service';
import { suspensions } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import type { AccountMark, OperatorPerson } from '@/lib/shared/operators/operators';
import { operatorsAmong } from '@/backend/operators/store/operatorRepository';

const known = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);

/** People by id; who is gone is missing. */
export async function peopleByIds(
  context: Context,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => OperatorPerson | null> {
  const users = await usersByIds(context, known(ids));
  return (id) => {
    const user = id === null ? undefined : users.get(id);
    return user ? { id: user.id, handle: user.handle, userType: user.userType } : null;
  };
}

/** What operators decided about these accounts. */
export async function marksByIds(
  context: Context,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => AccountMark[]> {
  const asked = known(ids);
  const operators = new Set(await operatorsAmong(context.db, asked));
  const suspended = new Set((await suspensions(context)).map(({ creatorId }) => creatorId));
  const muted = new Set(await mutedAmong(context, asked));
  const featured = new Set((await pickedCreators(context)).map(({ userId }) => userId));
  const marks: readonly (readonly [AccountMark, ReadonlySet<string>])[] = [
    ['OPERATOR', operators],
    ['SUSPENDED', suspended],
    ['MUTED', muted],
    ['FEATURED', featured],
  ];
  return (id) =>
    id === null ? [] : marks.flatMap(([mark, accounts]) => (accounts.has(id) ? [mark] : []));
}
