import { hostedParty } from '@/backend/parties/access';
import type { PartySummary } from '@/backend/parties/fan/partyPages';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { addDraft } from './manage';

/**
 * Makes a draft set up like a queue that has ended: title, game, places, fields and rules. The lobby
 * code and the notice belonged to that show. Moderators and lists are the creator's and hold anyway.
 * A repeated `requestKey` returns the first draft. Errors: auth.required, forbidden, party.wrong_state.
 */
export function runAgain(
  context: Context,
  input: { partyID: string; requestKey: string },
): Promise<PartySummary> {
  return withIdempotencyKey(context, input.requestKey, 'runAgain', async (inner) => {
    const ended = await hostedParty(inner, input.partyID, 'SETTINGS', { lock: false });
    if (ended.state !== 'ENDED') throw new AppError('party.wrong_state');
    const { creatorId, title, game, queueSize, seatsPerRound, entryFields } = ended;
    const { orderPolicy, whoCanJoin, rejoin, cooldownMinutes, readySeconds, groupMax } = ended;
    const { laneMix, missLimit, turnMinutes } = ended;
    return addDraft(inner, {
      creatorId,
      title,
      game,
      queueSize,
      seatsPerRound,
      orderPolicy,
      whoCanJoin,
      rejoin,
      cooldownMinutes,
      readySeconds,
      groupMax,
      laneMix,
      missLimit,
      turnMinutes,
      entryFields: JSON.stringify(entryFields),
    });
  });
}
