import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import type { ContributionList } from '@/lib/shared/fund/states';
import type { HostContribution } from '@/lib/shared/fund/views';
import { hostedFund, seesAmounts, type HostedFund } from '@/backend/funds/access';
import {
  findHosted,
  hostedBefore,
  toCheckAfter,
  type CheckPlace,
  type HostRow,
} from '@/backend/funds/store/hostContributionRepository';
import { hostView } from './views';

/** Contributions on one page of a host's list. */
const PAGE = 50;

const PLACE = /^\d{0,15}:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One of the host's lists of contributions. Errors: auth.required, forbidden, payload.invalid. */
export async function hostContributionsPage(
  context: Context,
  input: { fundId: string; list: ContributionList; cursor?: string | null | undefined },
): Promise<Page<HostContribution>> {
  const fund = await hostedFund(context, input.fundId, 'VIEW', { lock: false });
  return hostContributionsOf(context, fund, input.list, input.cursor ?? null);
}

/** The same for a host who is known already; a console shows two of these lists at once. */
export async function hostContributionsOf(
  context: Context,
  fund: HostedFund,
  list: ContributionList,
  cursor: string | null = null,
): Promise<Page<HostContribution>> {
  const place = cursor === null ? null : checkPlace(cursor);
  const rows = await read(context, fund.id, list, place);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => viewFor(fund, row)),
    cursor: rows.length > PAGE && last ? placeAfter(list, last) : null,
  };
}

function read(
  context: Context,
  fundId: string,
  list: ContributionList,
  place: CheckPlace | null,
): Promise<HostRow[]> {
  const limit = PAGE + 1;
  if (list === 'TO_CHECK') return toCheckAfter(context.db, fundId, place, limit);
  return hostedBefore(context.db, { fundId, list, before: place?.id ?? null, limit });
}

function placeAfter(list: ContributionList, { laterAt, id }: HostRow): string {
  const ms = list === 'TO_CHECK' && laterAt ? laterAt.getTime() : '';
  return cursorOf(`${ms}:${id}`);
}

function checkPlace(cursor: string): CheckPlace {
  const [ms = '', id = ''] = placeOf(cursor, PLACE).split(':');
  return { laterAt: ms === '' ? null : new Date(Number(ms)), id };
}

/** A contribution as this host may see it. */
const viewFor = (fund: HostedFund, row: HostRow) =>
  hostView(row, { seesAmounts: seesAmounts(fund), right: fund.right });

/** One contribution of a fund as this host may see it. Errors: fund.not_found. */
export async function hostContribution(
  context: Context,
  fund: HostedFund,
  contributionId: string,
): Promise<HostContribution> {
  const row = await findHosted(context.db, fund.id, contributionId);
  if (!row) throw new AppError('fund.not_found');
  return viewFor(fund, row);
}
