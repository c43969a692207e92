import type { BackendClient } from './backendClient';
import { changeState, join, openParty, playRound } from './host';

/** A night that is over, in which some played more often than others: it fills the host's board. */
export async function playNight(
  host: BackendClient,
  fans: readonly { client: BackendClient }[],
): Promise<void> {
  const partyID = await openParty(host, {
    title: 'Thursday warm-up',
    game: 'Overwatch 2',
    notice: '',
    seatsPerRound: 4,
    queueSize: null,
    lobbyCode: null,
    entryFields: [],
  });
  for (const group of [fans, fans.slice(0, 6), fans.slice(0, 3), fans.slice(0, 1)]) {
    for (const { client } of group) await join(client, partyID, []);
    for (let seats = group.length; seats > 0; seats -= 4) await playRound(host, partyID, 4);
  }
  await changeState(host, partyID, 'END');
}
