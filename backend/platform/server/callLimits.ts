import { RATES, type CallRate, type RateName } from '@/lib/shared/rates';
import { addressKey } from '@/backend/platform/addressKey';
import type { Context } from '@/backend/platform/context';
import { Limiter } from '@/backend/platform/limiter';

const limiters = new Map(
  Object.entries<CallRate>(RATES).map(([name, { account, address, code }]) => [
    name,
    { account: account && new Limiter(account, code), address: new Limiter(address, code) },
  ]),
);

/**
 * Counts a call by the limit its declaration names. The account comes first: what it is refused is
 * not counted for the address, so that one account cannot use up what its neighbours share. Throws
 * `rate_limited`, or the limit's own code.
 */
export async function countCall(
  { actor, clientIp, config }: Pick<Context, 'actor' | 'clientIp' | 'config'>,
  name: RateName,
): Promise<void> {
  const limiter = limiters.get(name);
  if (actor.userId !== null) await limiter?.account?.take(config, actor.userId);
  await limiter?.address.take(config, addressKey(clientIp));
}
