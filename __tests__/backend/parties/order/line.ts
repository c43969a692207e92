import { undoAction } from '@/backend/hosting/service';
import {
  callNext,
  markMembers,
  missDeadline,
  partyEdit,
  queueTicket,
  END_REST,
  endRest,
  READY_DEADLINE,
} from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import {
  entriesOf,
  eventsOn,
  join,
  openParty,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

/** A queue in which the first fans of a stage have joined, with what tests do and ask of it. */
export async function lineOf(
  stage: Stage,
  count: number,
  rules: Parameters<typeof openParty>[1] = {},
) {
  const { creator } = stage;
  const partyID = await openParty(creator, rules);
  const tickets: { queueUuid: string }[] = [];
  for (let at = 0; at < count; at += 1) tickets.push(await join(stage.fan(at), partyID));
  const ids = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
  const id = (at: number) => ids[at] ?? '';
  const ticketOf = (at: number) => tickets[at] ?? { queueUuid: '' };
  const says = async (at: number) => {
    const { status, position, noLaterThan, movedBehind } = await queueTicket(creator, ticketOf(at));
    return { status, position, noLaterThan, why: movedBehind?.by ?? null };
  };
  const places = async () => {
    const all = await Promise.all(ids.map((_, at) => says(at)));
    return all.map(({ position }) => position);
  };
  const call = (seats: number) =>
    callNext(creator, { partyID, count: seats, requestKey: crypto.randomUUID() });
  const miss = (...at: number[]) =>
    markMembers(creator, { partyID, entryIds: at.map(id), mark: 'MISSED' });
  const undo = async () => {
    const last = (await partyEdit(creator, { partyID })).acts.find(({ isUndone }) => !isUndone);
    return undoAction(creator, { toolId: partyID, actionId: last?.id ?? '' });
  };
  const newsOf = async (at: number) => {
    const news = await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(at))));
    return (news as { type: string; entityRef: string }[])
      .filter(({ entityRef }) => entityRef === ticketOf(at).queueUuid)
      .map(({ type }) => type);
  };
  const handle = (at: number) => stage.fan(at).actor.handle;
  return { partyID, id, ticketOf, says, places, call, miss, undo, newsOf, handle };
}

/** Runs the deadlines that are due by now. */
export async function passDeadlines(stage: Stage): Promise<void> {
  while (await runDueJob(stage.creator, { [READY_DEADLINE]: missDeadline, [END_REST]: endRest }));
}
