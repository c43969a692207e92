import { book } from '@/backend/ledger/service';
import { freeze, lose, thaw } from '@/backend/payouts/service';
import { inTransaction } from '@/backend/platform/transaction';
import type { TestContext } from '@/__tests__/support/context';
import type { Sale } from './stage';

/** What payments book when a dispute opens and ends. */
export async function bookDispute(
  context: TestContext,
  sale: Sale,
  disputeId: string,
  act: 'open' | 'won' | 'lost',
): Promise<void> {
  const { paymentId, creatorId: owner, amount, fee } = sale;
  const at = context.stripe?.now() ?? context.now();
  const currency = 'EUR';
  await inTransaction(context, async (inner) => {
    if (act === 'open') {
      const { from, amount: net } = await freeze(inner, { paymentId, disputeId, at });
      await book(inner, {
        kind: 'dispute_opened',
        sourceId: disputeId,
        at,
        lines: [
          { account: 'claim', owner, amount, currency },
          { account: 'dispute_fees', amount: 2000, currency },
          { account: 'cash', amount: -amount - 2000, currency },
          { account: from, owner, amount: net, currency },
          { account: 'frozen', owner, amount: -net, currency },
        ],
      });
      return;
    }
    if (act === 'lost') {
      const { amount: net } = await lose(inner, { paymentId, disputeId, at });
      await book(inner, {
        kind: 'dispute_lost',
        sourceId: disputeId,
        at,
        lines: [
          { account: 'frozen', owner, amount: net, currency },
          { account: 'fees', amount: fee, currency },
          { account: 'claim', owner, amount: -amount, currency },
        ],
      });
      return;
    }
    const { to, amount: net } = await thaw(inner, { paymentId, disputeId, at });
    await book(inner, {
      kind: 'dispute_won',
      sourceId: disputeId,
      at,
      lines: [
        { account: 'cash', amount, currency },
        { account: 'claim', owner, amount: -amount, currency },
        { account: 'frozen', owner, amount: net, currency },
        { account: to, owner, amount: -net, currency },
      ],
    });
  });
}
