import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import {
  contributionRowsOf,
  contributionsByFund,
} from '@/backend/funds/store/contributionDataRepository';
import { lockContribution } from '@/backend/funds/store/contributionRepository';
import { lockFund, type HeldFund } from '@/backend/funds/store/fundRepository';
import { moveContribution } from './moves';
import { restateContribution } from './show';

/**
 * Takes the caller off everything they gave, in the transaction that deletes their account: the money
 * and its sums stay, and nothing says whose it was or what they wrote. Errors: auth.required.
 */
export async function leaveContributions(context: Context): Promise<void> {
  const userId = memberId(context);
  for (const { fundId, ids } of await contributionsByFund(context.db, userId)) {
    const who = `gone:${newId()}`;
    let fund: HeldFund | undefined = await lockFund(context.db, fundId);
    for (const id of ids) {
      const row = fund && (await lockContribution(context.db, id));
      if (!fund || !row) continue;
      const moved = await moveContribution(
        context,
        { fund, row },
        {
          changes: {
            ...{ who, contributorId: null, email: null, name: null, tokenHash: null },
            ...{ visibility: 'ANONYMOUS', alias: null, addressHash: null },
            ...{ message: null, messageState: 'ABSENT', tierAnswer: null },
          },
        },
      );
      await restateContribution(context, moved.fund, moved.row);
      fund = moved.fund;
    }
  }
}

/** What this domain keeps of what somebody gave, for the file of their data. */
export async function contributionDataOf(context: Context, userId: string) {
  return { contributions: await contributionRowsOf(context.db, userId) };
}
