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
 * Counts a call by the limit that its declaration names. The account is counted first: a call refused
 * there is not counted for the address, so that one account cannot use up the limit that it shares
 * with others. Errors: rate_limited, or the limit's own code.
 */
export async function countCall(
  { actor, clientIp, config }: Pick<Context, 'actor' | 'clientIp' | 'config'>,
  name: RateName,
): Promise<void> {
  const limiter = limiters.get(name);
  if (actor.userId !== null) await limiter?.account?.take(config, actor.userId);
  await limiter?.address.take(config, addressKey(clientIp));
}
