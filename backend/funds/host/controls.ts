import type { Context } from '@/backend/platform/context';
import type { ControlActions } from '@/backend/widgets/service';
import type { FundControl } from '@/lib/shared/fund/states';
import { changeFundState } from './manage';

/** What one button of a fund's host does. */
export const fundControls: ControlActions<FundControl> = {
  PAUSE: (context, fundId) => change(context, fundId, 'PAUSE'),
  RESUME: (context, fundId) => change(context, fundId, 'RESUME'),
};

async function change(context: Context, fundId: string, action: FundControl) {
  await changeFundState(context, { fundId, action });
  return { count: 1 };
}
