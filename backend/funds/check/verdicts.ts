import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import {
  CONTRIBUTION_MESSAGES,
  type ContributionMessage,
  type Verdict,
} from '@/lib/shared/fund/states';
import type { HostContribution } from '@/lib/shared/fund/views';
import { hostedFund, type HostedFund } from '@/backend/funds/access';
import type { FundAct } from '@/backend/funds/host/actions';
import { moveContribution } from '@/backend/funds/give/moves';
import { restateContribution } from '@/backend/funds/give/show';
import {
  changeContribution,
  lockContribution,
  type ContributionRow,
} from '@/backend/funds/store/contributionRepository';
import type { HeldFund } from '@/backend/funds/store/fundRepository';
import { hostContribution } from './lists';

type Checked = Extract<FundAct, { kind: 'APPROVE' | 'DENY' }>;

/**
 * Decides whether the words of a contribution are shown, whatever the money does; it stays either way.
 * LATER puts them behind the others. Errors: auth.required, forbidden, fund.not_found,
 * fund.wrong_state (there are no words).
 */
export function checkMessage(
  context: Context,
  input: { fundId: string; contributionId: string; verdict: Verdict },
): Promise<HostContribution> {
  const { fundId, contributionId, verdict } = input;
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, fundId, 'RUN', { lock: true });
    const row = await lockContribution(inner.db, contributionId);
    if (row?.fundId !== fund.id) throw new AppError('fund.not_found');
    if (row.messageState === 'ABSENT') throw new AppError('fund.wrong_state');
    await (verdict === 'LATER' ? putOff(inner, row) : decide(inner, fund, row, verdict));
    return hostContribution(inner, fund, contributionId);
  });
}

async function putOff(context: Context, { id }: ContributionRow): Promise<void> {
  await changeContribution(context.db, id, { laterAt: context.now() });
}

async function decide(
  context: Context,
  fund: HostedFund,
  row: ContributionRow,
  kind: 'APPROVE' | 'DENY',
): Promise<void> {
  const messageState = kind === 'APPROVE' ? 'APPROVED' : 'DENIED';
  if (row.messageState === messageState) return;
  const action: Checked = { kind, contributionIds: [row.id], before: row.messageState };
  await say(context, fund, row, messageState, action);
}

/** The words stand elsewhere now: on the page, in the list, and should the alert be shown again. */
async function say(
  context: Context,
  fund: HeldFund,
  row: ContributionRow,
  messageState: ContributionMessage,
  action?: Checked,
): Promise<void> {
  const moved = await moveContribution(
    context,
    { fund, row },
    { changes: { messageState }, ...(action && { action }) },
  );
  await restateContribution(context, moved.fund, moved.row);
}

/**
 * Takes a decision about words back, unless somebody has decided otherwise since. Returns how many
 * stand as before.
 */
export async function undoVerdict(
  context: Context,
  fund: HeldFund,
  { kind, contributionIds, before }: Checked,
): Promise<number> {
  const [id = ''] = contributionIds;
  const row = await lockContribution(context.db, id);
  const stands = kind === 'APPROVE' ? 'APPROVED' : 'DENIED';
  const state = CONTRIBUTION_MESSAGES.find((one) => one === before);
  if (row?.messageState !== stands || !state) return 0;
  await say(context, fund, row, state);
  return 1;
}
