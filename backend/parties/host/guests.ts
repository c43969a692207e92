import { randomUUID } from 'node:crypto';
import { wordFilterOf } from '@/backend/audience/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { LANE } from '@/lib/shared/parties/lanes';
import { hostedParty } from '@/backend/parties/access';
import type { QueueAction } from './actions';
import { append } from '@/backend/parties/fan/append';
import { validatedAnswers, type Answer } from '@/backend/forms/service';
import { recordAction } from '@/backend/hosting/service';
import { guestRefusal } from '@/backend/parties/policy';

/**
 * Adds somebody without an account by name, behind everyone of the ordinary lane; a repeated
 * `requestKey` adds nobody. Errors: auth.required, forbidden, party.wrong_state (a draft, or over),
 * full, fields_invalid, name_refused, answer_refused.
 */
export async function addGuest(
  context: Context,
  input: {
    partyID: string;
    name: string;
    fields: readonly Answer[];
    requestKey: string;
  },
): Promise<{ count: number }> {
  return withIdempotencyKey(
    context,
    input.requestKey,
    `addGuest:${input.partyID}`,
    async (inner) => {
      const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
      const refusal = guestRefusal(party);
      if (refusal) throw new AppError(refusal);
      const { refusal: misfit, fields } = validatedAnswers(party.entryFields, input.fields, false);
      if (misfit) throw new AppError(misfit);
      const mayShow = await wordFilterOf(inner, party.creatorId);
      if (!mayShow(input.name)) throw new AppError('party.name_refused');
      if (!Object.values(fields).every(mayShow)) throw new AppError('party.answer_refused');
      const id = newId();
      const guest = {
        id,
        queueUuid: randomUUID(),
        userId: null,
        guestName: input.name,
        handle: input.name,
        extraPublic: null,
        lane: LANE.ordinary,
        seats: 1,
        timesPlayed: 0,
        fields,
      };
      await append(inner, party, [guest]);
      await recordAction<QueueAction>(inner, party.id, { kind: 'GUEST', entry: { id } });
      return { count: 1 };
    },
  );
}
