import type { Context } from '@/backend/platform/context';
import type { HostContribution } from '@/lib/shared/fund/views';
import type { ContributionList, Verdict } from '@/lib/shared/fund/states';

export async function hostContributionsPage(
  _c: Context,
  _i: { fundId: string; list: ContributionList; cursor?: string | null | undefined },
): Promise<{ items: HostContribution[]; cursor: string | null }> {
  throw new Error('not yet');
}
export async function checkMessage(
  _c: Context,
  _i: { fundId: string; contributionId: string; verdict: Verdict },
): Promise<HostContribution> {
  throw new Error('not yet');
}
export async function refundContribution(
  _c: Context,
  _i: { fundId: string; contributionId: string; reason: string; requestKey: string },
): Promise<HostContribution> {
  throw new Error('not yet');
}
export async function testContribution(
  _c: Context,
  _i: { fundId: string; amount: number; requestKey: string },
): Promise<HostContribution> {
  throw new Error('not yet');
}
export async function thankSupporters(
  _c: Context,
  _i: { fundId: string; contributionId: string | null; text: string; requestKey: string },
): Promise<{ count: number }> {
  throw new Error('not yet');
}
