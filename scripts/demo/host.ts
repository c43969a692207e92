import { LIMITS } from '@/lib/shared/limits';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';
import type { BackendClient } from './backendClient';

/** A party as the demo wants it; `lobbyCode` is what a fan sees once it is their turn. */
export interface PartyPlan {
  title: string;
  game: string;
  notice: string;
  seatsPerRound: number;
  queueSize: number | null;
  lobbyCode: string | null;
  entryFields: {
    key: string;
    kind: string;
    label: string;
    required: boolean;
    maxLength: number;
  }[];
}

/** Time enough to answer that those called are still up when somebody looks at the demo. */
const rules = { ...DEFAULT_QUEUE_RULES, readySeconds: LIMITS.readySecondsMax };

interface Editable {
  version: number;
  current: { id: string; status: number }[];
}

async function readParty(host: BackendClient, partyID: string): Promise<Editable> {
  const { items } = await host.ask<{ items: Editable[] }>(
    'query($partyID: ID!) { answer: partyEdit(partyID: $partyID) { error items { version current { id status } } } }',
    { partyID },
  );
  if (!items[0]) throw new Error(`Party ${partyID} is not there.`);
  return items[0];
}

/** Creates the party, sets its queue and opens it; returns its id. */
export async function openParty(host: BackendClient, plan: PartyPlan): Promise<string> {
  const { title, game, notice, ...queue } = plan;
  const { item } = await host.ask<{ item: { id: string } }>(
    'mutation($input: CreatePartyInput!) { answer: createParty(input: $input) { error item { id } } }',
    { input: { title, game, requestKey: crypto.randomUUID() } },
  );
  const partyID = item.id;
  const edit = async (document: string, fields: Record<string, unknown>) => {
    const { version } = await readParty(host, partyID);
    await host.ask(document, { input: { partyID, version, ...fields } });
  };
  await edit('mutation($input: EditPartyInput!) { answer: editParty(input: $input) { error } }', {
    title,
    game,
    notice,
  });
  await edit('mutation($input: EditQueueInput!) { answer: editQueue(input: $input) { error } }', {
    ...rules,
    ...queue,
  });
  await changeState(host, partyID, 'OPEN');
  return partyID;
}

/** OPEN, PAUSE, CLOSE or END. */
export async function changeState(
  host: BackendClient,
  partyID: string,
  action: string,
): Promise<void> {
  await host.ask(
    'mutation($partyID: ID!, $action: PartyAction!) { answer: changePartyState(partyID: $partyID, action: $action) { error } }',
    { partyID, action },
  );
}

/** Joins as a fan; `fields` are the answers to the party's entry fields. */
export async function join(
  fan: BackendClient,
  partyID: string,
  fields: { key: string; value: string }[],
): Promise<void> {
  await fan.ask(
    'mutation($partyID: ID!, $fields: [EntryValueInput!]!) { answer: joinQueue(partyID: $partyID, fields: $fields) { error } }',
    { partyID, fields },
  );
}

/** Calls the next `count` fans. */
export async function callNext(host: BackendClient, partyID: string, count: number): Promise<void> {
  await host.ask(
    'mutation($partyID: ID!, $count: Int!, $requestKey: String!) { answer: callNext(partyID: $partyID, count: $count, requestKey: $requestKey) { error } }',
    { partyID, count, requestKey: crypto.randomUUID() },
  );
}

type Mark = 'PLAYING' | 'PLAYED';

async function mark(host: BackendClient, partyID: string, ids: string[], mark: Mark) {
  await host.ask(
    'mutation($partyID: ID!, $entryIds: [ID!]!, $mark: MemberMark!) { answer: markMembers(partyID: $partyID, entryIds: $entryIds, mark: $mark) { error } }',
    { partyID, entryIds: ids, mark },
  );
}

/** Calls `count` fans and starts their turn; their entries' ids. */
export async function startTurn(
  host: BackendClient,
  partyID: string,
  count: number,
): Promise<string[]> {
  await callNext(host, partyID, count);
  const ids = (await readParty(host, partyID)).current.map(({ id }) => id);
  await mark(host, partyID, ids, 'PLAYING');
  return ids;
}

/** Plays one whole round: calls `count` fans, starts and finishes their turn. */
export async function playRound(
  host: BackendClient,
  partyID: string,
  count: number,
): Promise<void> {
  await mark(host, partyID, await startTurn(host, partyID, count), 'PLAYED');
}
