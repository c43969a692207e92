import { answersIn } from '@/hooks/forms/answers';
import {
  dataOf,
  localeOf,
  refusedCall,
  requestKeyFor,
  type JoinOutcome,
  type RefusedCall,
} from '@/hooks/join/calls';
import { FIELD, type Press } from '@/hooks/join/fields';
import { goTo, pressesOf } from '@/hooks/join/press';
import { ticketPath } from '@/hooks/party/fan/joinState';
import type { PartyView } from '@/hooks/party/types';
import { textOf } from '@/hooks/ui/formValues';
import { tryCall, type Outcome } from '@/lib/secureql/tryCall';
import { answerProblem } from '@/lib/shared/forms/entryFields';
import { SEATS_FIELD } from './fields';

interface Place {
  queueUuid: string;
}
type Own = Press<PartyView>;

/** How a queue is joined. */
export const presses = pressesOf<PartyView, Place>({
  joinAsMember,
  joinAsNew,
  // The joiner's creature lands in the line while the ticket opens.
  open: (press, { queueUuid }) => goTo(press, ticketPath(press.tool.id, queueUuid)),
});

const placeIn = ({ tool }: Own, data: FormData) => ({
  partyID: tool.id,
  fields: answersIn(data, tool.entryFields),
  seats: Number(textOf(data, SEATS_FIELD) || 1),
});

async function joinAsMember(press: Own): Promise<JoinOutcome<Place>> {
  const outcome = await tryCall('party/join-queue/', placeIn(press, dataOf(press)));
  const entry = (outcome.answer ?? outcome.refusedAnswer)?.joinQueue.item;
  if (entry && (outcome.refusal === null || outcome.refusal === 'party.already_joined')) {
    return { kind: 'in', queueUuid: entry.queueUuid, handle: null };
  }
  return refused(outcome, press);
}

async function joinAsNew(press: Own): Promise<JoinOutcome<Place>> {
  const data = dataOf(press);
  const wanted = {
    ...placeIn(press, data),
    handle: textOf(data, FIELD.name),
    locale: localeOf(press.language),
  };
  const outcome = await tryCall('party/join-as-new/', {
    ...wanted,
    requestKey: requestKeyFor(wanted),
  });
  const entry = outcome.answer?.joinAsNew.item;
  return entry ? { kind: 'in', ...entry } : refused(outcome, press);
}

function refused(outcome: Outcome<unknown>, press: Own): RefusedCall {
  const refusal = refusedCall(outcome, {
    codes: { 'party.group_too_large': SEATS_FIELD },
    keys: { seats: SEATS_FIELD },
  });
  if (refusal.code !== 'party.fields_invalid' || refusal.field) return refusal;
  return { ...refusal, field: wrongAnswer(press) };
}

/** The question whose answer does not fit; the server says only that one of them does not. */
function wrongAnswer(press: Own): string | null {
  const data = dataOf(press);
  const wrong = press.tool.entryFields.find((field) =>
    answerProblem(field, textOf(data, field.key).trim()),
  );
  return wrong?.key ?? null;
}
