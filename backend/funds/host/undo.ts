import { announceTool, type Undone } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { isRunningFund } from '@/lib/shared/fund/states';
import { undoVerdict } from '@/backend/funds/check/verdicts';
import { canSellFor } from '@/backend/funds/life/step';
import { settleFund } from '@/backend/funds/settle';
import type { HeldFund } from '@/backend/funds/store/fundRepository';
import { setHidden } from '@/backend/funds/store/partsWriteRepository';
import type { FundAct } from './actions';
import { changeOffline } from './live';

/**
 * Verdicts on messages can be taken back, and while it runs pauses, reveals and what was put in from
 * elsewhere. What moved money, or opened or ended the fund, cannot.
 */
export function isFinalAct(fund: HeldFund, act: FundAct): boolean {
  if (act.kind === 'APPROVE' || act.kind === 'DENY') return false;
  if (!isRunningFund(fund.state)) return true;
  if (act.kind === 'STATE') return !isRunningFund(act.from) || !isRunningFund(act.to);
  return act.kind !== 'OFFLINE' && act.kind !== 'REVEAL';
}

/** Takes an action back in a locked fund. */
export async function undoAct(context: Context, fund: HeldFund, act: FundAct): Promise<Undone> {
  return { count: await undone(context, fund, act), elsewhere: [], gone: [] };
}

async function undone(context: Context, fund: HeldFund, act: FundAct): Promise<number> {
  switch (act.kind) {
    case 'STATE':
      if (fund.state !== act.to) return 0;
      if (act.from === 'LIVE' && !(await canSellFor(context, fund))) return 0;
      await announceTool(context, fund, { isOpen: act.from === 'LIVE' });
      await settleFund(context, fund, { patch: { state: act.from } });
      return 1;
    case 'REVEAL':
      return hideAgain(context, fund, act.milestoneIds);
    case 'OFFLINE':
      if (fund.offline < act.amount) return 0;
      await changeOffline(context, fund, -act.amount, `undo:${act.sourceId}`);
      return 1;
    case 'APPROVE':
    case 'DENY':
      return undoVerdict(context, fund, act);
    default:
      return 0;
  }
}

async function hideAgain(context: Context, fund: HeldFund, ids: readonly string[]) {
  const shown = fund.milestones.filter(({ id, isHidden }) => ids.includes(id) && !isHidden);
  for (const { id } of shown) await setHidden(context.db, id, true);
  if (shown.length > 0) await settleFund(context, fund, {});
  return shown.length;
}
