import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import * as repository from './store/lines';

/** A part of what a line brings: minor units, and what of it is our fee. */
interface LinePart {
  title: string;
  gross: number;
  fee: number;
}

/**
 * Divides the line of a payment that was just captured, in that transaction: the first part stays the
 * line, and each other one gets its own. Together they bring what the line brought.
 */
export async function splitLine(
  context: Context,
  paymentId: string,
  first: LinePart,
  others: readonly (LinePart & { paymentId: string; href: string | null })[],
): Promise<void> {
  const line = await repository.lockByPayment(context.db, paymentId);
  if (!line) throw new Error(`payment ${paymentId} has no line`);
  const netOf = ({ gross, fee }: LinePart) => ({ net: gross - fee });
  await repository.resizeLine(context.db, line.id, { ...first, ...netOf(first) });
  for (const part of others) {
    await repository.insertLine(context.db, { ...line, ...part, ...netOf(part), id: newId() });
  }
}
