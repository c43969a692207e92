import type { BackendClient } from './backendClient';

const DAY_MS = 24 * 60 * 60_000;

/** Plans a new queue for eight in the evening (UTC), so many days from now; returns its id. */
export async function planShow(
  host: BackendClient,
  show: { title: string; game: string; inDays: number; minutes: number },
): Promise<string> {
  const { title, game, inDays, minutes } = show;
  const { item } = await host.ask<{ item: { id: string } }>(
    'mutation($input: CreatePartyInput!) { answer: createParty(input: $input) { error item { id } } }',
    { input: { title, game, requestKey: crypto.randomUUID() } },
  );
  const at = new Date(Date.now() + inDays * DAY_MS);
  at.setUTCHours(20, 0, 0, 0);
  await host.ask(
    'mutation($partyID: ID!, $startsAt: String!, $minutes: Int!) { answer: planParty(partyID: $partyID, startsAt: $startsAt, minutes: $minutes) { error } }',
    { partyID: item.id, startsAt: at.toISOString(), minutes },
  );
  return item.id;
}

/** Asks to be told when a show opens. */
export async function askToBeTold(fan: BackendClient, toolId: string): Promise<void> {
  await fan.ask(
    'mutation($toolId: ID!) { answer: tellMe(toolId: $toolId, isOn: true) { error } }',
    { toolId },
  );
}
