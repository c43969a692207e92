import { z } from 'zod';
import { announceTool, tellAskers } from '@/backend/hosting/service';
import { hostedParty } from '@/backend/parties/access';
import { partySummary, type PartySummary } from '@/backend/parties/fan/partyPages';
import { recordSettings } from '@/backend/parties/host/settingsLog';
import { settle } from '@/backend/parties/settle';
import { lockParty } from '@/backend/parties/store/partyRepository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { inTransaction } from '@/backend/platform/transaction';
import { planRefusal } from './policy';

/** Kind of the job that opens a planned queue. */
export const OPEN_PLANNED = 'parties.open';

const planned = z.object({ partyId: z.string(), at: z.string() });

/**
 * Plans a draft, or plans a planned queue anew: it opens by itself at that time. Who asked to be told
 * hears of another date. Errors: auth.required, forbidden, party.wrong_state, party.plan_past,
 * party.plan_far.
 */
export function planParty(
  context: Context,
  input: { partyID: string; startsAt: string; minutes: number },
): Promise<PartySummary> {
  const scheduledAt = new Date(input.startsAt);
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'SETTINGS', { lock: true });
    const refusal = planRefusal(party, scheduledAt, inner.now());
    if (refusal) throw new AppError(refusal);
    const isMoved = party.scheduledAt?.getTime() !== scheduledAt.getTime();
    if (isMoved) {
      await scheduleJob(inner, {
        kind: OPEN_PLANNED,
        ref: { partyId: party.id, at: scheduledAt.toISOString() },
        runAt: scheduledAt,
      });
    }
    if (party.scheduledAt && isMoved) await tellAskers(inner, party.id, 'moved');
    const plan = { scheduledAt, plannedMinutes: input.minutes };
    await recordSettings(inner, party, plan);
    return partySummary(await settle(inner, party, { patch: { state: 'SCHEDULED', ...plan } }));
  });
}

/**
 * Calls a planned queue off: it is a draft again, and who asked to be told hears of it. Errors:
 * auth.required, forbidden, party.wrong_state.
 */
export function cancelPlan(context: Context, input: { partyID: string }): Promise<PartySummary> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'SETTINGS', { lock: true });
    if (party.state !== 'SCHEDULED') throw new AppError('party.wrong_state');
    await tellAskers(inner, party.id, 'off');
    const plan = { scheduledAt: null };
    await recordSettings(inner, party, plan);
    return partySummary(await settle(inner, party, { patch: { state: 'DRAFT', ...plan } }));
  });
}

/** Opens a planned queue, unless it was opened, planned anew or called off meanwhile. */
export async function openPlanned(context: Context, ref: unknown): Promise<void> {
  const { partyId, at } = planned.parse(ref);
  const party = await lockParty(context.db, partyId);
  if (party?.state !== 'SCHEDULED' || party.scheduledAt?.toISOString() !== at) return;
  await announceTool(context, party, { isOpen: true });
  await settle(context, party, { patch: { state: 'OPEN', scheduledAt: null } });
}

/** Puts an ended queue away, or brings it back. Errors: auth.required, forbidden, party.wrong_state. */
export function archiveParty(
  context: Context,
  input: { partyID: string; isArchived: boolean },
): Promise<PartySummary> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'SETTINGS', { lock: true });
    if (party.state !== 'ENDED') throw new AppError('party.wrong_state');
    const archivedAt = input.isArchived ? (party.archivedAt ?? inner.now()) : null;
    await recordSettings(inner, party, { archivedAt });
    return partySummary(await settle(inner, party, { patch: { archivedAt } }));
  });
}
