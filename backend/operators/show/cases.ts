import { caseFile, escalatedCases } from '@/backend/cases/service';
import type { Context } from '@/backend/platform/context';
import type { Page } from '@/backend/platform/cursor';
import type { CaseFile } from '@/lib/shared/cases/cases';
import type { OperatorCase } from '@/lib/shared/operators/operators';
import { provenSeat } from '@/backend/operators/seat';
import { peopleByIds } from './people';

/** Cases that wait for a person, the longest first. Errors: not_found, operator.proof_needed, payload.invalid (cursor). */
export async function operatorCases(
  context: Context,
  { cursor }: { cursor?: string | null | undefined },
): Promise<Page<OperatorCase>> {
  await provenSeat(context);
  const page = await escalatedCases(context, cursor ?? null);
  return { items: await withPeople(context, page.items), cursor: page.cursor };
}

/** A case with its whole file. Errors: not_found, operator.proof_needed, case.not_found. */
export async function operatorCase(
  context: Context,
  { caseId }: { caseId: string },
): Promise<OperatorCase | null> {
  await provenSeat(context);
  const [one] = await withPeople(context, [await caseFile(context, caseId)]);
  return one ?? null;
}

async function withPeople(context: Context, files: readonly CaseFile[]): Promise<OperatorCase[]> {
  const ids = files.flatMap(({ buyerId, recipientId, creatorId }) => [
    buyerId,
    recipientId,
    creatorId,
  ]);
  const person = await peopleByIds(context, ids);
  return files.map((file) => ({
    file,
    buyer: person(file.buyerId),
    receiver: file.recipientId === file.buyerId ? null : person(file.recipientId),
    creator: person(file.creatorId),
  }));
}
