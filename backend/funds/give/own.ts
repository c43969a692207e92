import type { Context } from '@/backend/platform/context';
import type { OwnContribution, StartedContribution } from '@/lib/shared/fund/views';
import type { Visibility } from '@/lib/shared/fund/states';

interface Reference {
  contributionId: string;
  token: string | null;
}
export async function payContribution(_c: Context, _i: Reference): Promise<StartedContribution> {
  throw new Error('not yet');
}
export async function ownContribution(_c: Context, _i: Reference): Promise<OwnContribution> {
  throw new Error('not yet');
}
export async function withdrawPledge(_c: Context, _i: Reference): Promise<OwnContribution> {
  throw new Error('not yet');
}
export async function changeVisibility(
  _c: Context,
  _i: Reference & { visibility: Visibility; alias: string | null },
): Promise<OwnContribution> {
  throw new Error('not yet');
}
export async function claimContribution(
  _c: Context,
  _i: { contributionId: string; token: string },
): Promise<OwnContribution> {
  throw new Error('not yet');
}
export async function myContributionsPage(
  _c: Context,
  _i: { cursor?: string | null | undefined },
): Promise<{ items: OwnContribution[]; cursor: string | null }> {
  throw new Error('not yet');
}
