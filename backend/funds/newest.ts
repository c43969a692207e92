import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { FundUpdate } from '@/lib/shared/fund/messages';
import { viewFund } from '@/backend/funds/store/fundRepository';
import { updateOf } from './views';

/**
 * The newest state of a fund, as the one message for all that wait on its channel. Null for other
 * channels and for a fund that is gone.
 */
export async function newestFundUpdate(
  db: Kysely<Tables>,
  channel: string,
): Promise<FundUpdate | null> {
  const prefix = toolChannel('');
  if (!channel.startsWith(prefix)) return null;
  const fund = await viewFund(db, channel.slice(prefix.length));
  return fund ? updateOf(fund, new Date()) : null;
}
