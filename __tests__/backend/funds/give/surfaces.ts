import {
  fundDataOf,
  fundEdit,
  fundPage,
  hostContributionsPage,
  leadersOf,
  newestFundUpdate,
  supportersPage,
} from '@/backend/funds/service';
import { fundForOverlay } from '@/backend/funds/show/details';
import { ledgerDataOf } from '@/backend/ledger/service';
import { paymentDataOf } from '@/backend/payments/service';
import { payoutDataOf, payoutExport, payoutLines } from '@/backend/payouts/service';
import type { Context } from '@/backend/platform/context';
import { alertDesk } from '@/backend/widgets/service';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import { eventsOn } from '@/__tests__/backend/parties/stage';
import type { FundWorld } from '@/__tests__/support/fundWorld';

/** Everything of a fund that others than its givers can read, as it goes over the wire. */
export async function surfacesOf(
  world: FundWorld,
  { fundId, moderator, widgetId }: { fundId: string; moderator: Context; widgetId: string },
): Promise<Record<string, string>> {
  const { db, host, creator } = world;
  const visitor = world.visitor();
  const list = { fundId, list: 'ALL' as const };
  const updates = await eventsOn(db, toolChannel(fundId));
  const alerts = await eventsOn(db, widgetChannel(widgetId));
  const mails = await db.selectFrom('mails').selectAll().where('userId', '=', creator.id).execute();
  const inside = {
    page: await fundPage(visitor, { fundId }),
    supporters: await supportersPage(visitor, { fundId }),
    leaders: await leadersOf(visitor, { fundId, period: 'FUND' }),
    leadersOfMonth: await leadersOf(visitor, { fundId, period: 'MONTH' }),
    update: updates,
    newest: await newestFundUpdate(db, toolChannel(fundId)),
    overlay: await fundForOverlay(visitor, fundId),
    alerts,
    desk: await alertDesk(moderator, { toolId: fundId }),
    host: await hostContributionsPage(host, list),
    moderator: await hostContributionsPage(moderator, list),
    console: await fundEdit(host, { fundId }),
    moderatorConsole: await fundEdit(moderator, { fundId }),
    payouts: await payoutLines(host, {}),
    payoutFile: await payoutExport(host, {}),
    export: [
      await fundDataOf(host, creator.id),
      await paymentDataOf(host, creator.id),
      await payoutDataOf(host, creator.id),
      await ledgerDataOf(host, creator.id),
    ],
    mails,
  };
  return Object.fromEntries(
    Object.entries(inside).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}
