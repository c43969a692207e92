import {
  codeOf,
  grantOperator,
  operate,
  prove,
  stepAt,
  type Grant,
} from '@/backend/operators/service';
import type { Context } from '@/backend/platform/context';
import type { OperatorAct, OperatorLogLine } from '@/lib/shared/operators/operators';
import { openBookingWorld } from './bookingWorld';
import { seedUsers, type SeededUser } from './seed';

const HALF_MINUTE = 30_000;

export type OperatorWorld = Awaited<ReturnType<typeof openOperatorWorld>>;

/** The world of bookings with two operators in it, of whom the first has shown their second factor. */
export async function openOperatorWorld() {
  const world = await openBookingWorld();
  const [first, second] = await seedUsers(
    world.db,
    `operators-${world.creator.id.slice(-8)}`,
    2,
    'FAN',
  );
  if (!first || !second) throw new Error('no operators');
  await world.db.updateTable('users').set({ emailVerifiedAt: world.sandbox.now() }).execute();
  const seatOf = (user: SeededUser) => world.contextOf(user, { sessionId: user.sessionId });

  const made = async (user: SeededUser): Promise<Grant> => {
    const grant = await grantOperator(world.context, user.handle);
    if (!grant) throw new Error('nobody has the handle');
    return grant;
  };
  const grants = { first: await made(first), second: await made(second) };

  /** The code that an app shows now. */
  const codeNow = (secret: string) => codeOf(secret, stepAt(world.sandbox.now()));

  /** Shows the second factor with the next code, which no earlier proof has used up. */
  async function proveAgain(context: Context, { secret }: Grant) {
    world.later(2 * HALF_MINUTE);
    return prove(context, { code: codeNow(secret) });
  }
  const operator = seatOf(first);
  await proveAgain(operator, grants.first);

  return {
    ...world,
    ...{ operator, grants, first, second, seatOf, codeNow, proveAgain },
    colleague: seatOf(second),
    /** Does something as the first operator. */
    act: (act: OperatorAct, subject: string, undoes?: string): Promise<OperatorLogLine> =>
      operate(operator, { act, subject, reason: `because of ${act}`, undoes }),
  };
}
