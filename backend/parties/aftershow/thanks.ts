import { z } from 'zod';
import { notify } from '@/backend/notifications/service';
import { hostedParty } from '@/backend/parties/access';
import { fansToThank } from '@/backend/parties/aftershow/nightRepository';
import { endOfGrace } from '@/backend/parties/policy';
import { settle } from '@/backend/parties/settle';
import { lockParty } from '@/backend/parties/store/partyRepository';
import { thanksFor } from '@/backend/parties/ticketNews';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';

/** Kind of the job by which everyone who played is thanked, some at a time. */
export const THANK = 'parties.thanked';

/** So many are thanked in one transaction. */
const THANKED_AT_ONCE = 2_000;

const progress = z.object({
  partyId: z.string(),
  thankedAt: z.string(),
  /** The account thanked last. */
  after: z.string().nullable(),
});

/**
 * Says one thing to everyone who played in a party that is over: on their tickets at once, and as a
 * notification once the end cannot be taken back any more. Once a party; taking the end back takes
 * it along. A repeated `requestKey` says nothing twice. Errors: auth.required, forbidden,
 * party.wrong_state (not over), party.thanked (it was said before).
 */
export function sayThanks(
  context: Context,
  input: { partyID: string; message: string; requestKey: string },
): Promise<{ thanks: string }> {
  return withIdempotencyKey(context, input.requestKey, 'sayThanks', async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'SETTINGS', { lock: true });
    if (party.state !== 'ENDED' || !party.endedAt) throw new AppError('party.wrong_state');
    if (party.thankedAt) throw new AppError('party.thanked');
    const now = inner.now();
    const ref = { partyId: party.id, thankedAt: now.toISOString(), after: null };
    const grace = endOfGrace(party.endedAt);
    await scheduleJob(inner, { kind: THANK, ref, runAt: grace > now ? grace : now });
    await settle(inner, party, { patch: { thanks: input.message, thankedAt: now } });
    return { thanks: input.message };
  });
}

/** Thanks the next of those who played; nobody when the end was taken back. */
export async function thankSome(context: Context, ref: unknown): Promise<void> {
  const { partyId, thankedAt, after } = progress.parse(ref);
  const party = await lockParty(context.db, partyId);
  if (!party?.thanks || party.thankedAt?.toISOString() !== thankedAt) return;
  const fans = await fansToThank(context.db, party, { after, limit: THANKED_AT_ONCE });
  await notify(context, thanksFor(party, party.thanks, fans));
  const last = fans.at(-1);
  if (fans.length < THANKED_AT_ONCE || !last) return;
  const next = { partyId, thankedAt, after: last.userId };
  await scheduleJob(context, { kind: THANK, ref: next, runAt: context.now() });
}
