import type { Context } from '@/backend/platform/context';
import type { Leader, Supporter } from '@/lib/shared/fund/messages';
import type { LeaderboardPeriod } from '@/lib/shared/fund/states';

export async function supportersPage(
  _c: Context,
  _i: { fundId: string; cursor?: string | null | undefined },
): Promise<{ items: Supporter[]; cursor: string | null }> {
  throw new Error('not yet');
}
export async function leadersOf(
  _c: Context,
  _i: { fundId: string; period: LeaderboardPeriod },
): Promise<Leader[]> {
  throw new Error('not yet');
}
