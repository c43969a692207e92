import { openEscalations } from '@/backend/cases/service';
import { openReports } from '@/backend/messaging/service';
import { suspensions } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import type { OperatorState } from '@/lib/shared/operators/operators';
import { seatOf } from '@/backend/operators/seat';

/**
 * Where the caller stands, and how much waits; nothing of that before the second factor. Errors:
 * not_found (no operator).
 */
export async function operatorState(context: Context): Promise<OperatorState> {
  const { handle, provenUntil } = await seatOf(context);
  if (provenUntil === null) {
    return { handle, provenUntil: null, openReports: 0, suspensions: 0, openCases: 0 };
  }
  return {
    handle,
    provenUntil: provenUntil.toISOString(),
    openReports: await openReports(context),
    suspensions: (await suspensions(context)).length,
    openCases: await openEscalations(context),
  };
}
