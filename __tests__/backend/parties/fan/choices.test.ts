import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { saveNotificationChoice } from '@/backend/accounts/service';
import { callNext, changePartyState } from '@/backend/parties/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import {
  endRests,
  eventsOn,
  join,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(3);
});
afterAll(() => stage.close());

test('who switched a notification off is not told, but always when their turn comes', async () => {
  const { creator, db } = stage;
  const partyID = await openParty(creator);
  const [quiet, called, other] = [stage.fan(0), stage.fan(1), stage.fan(2)];
  for (const fan of [called, quiet]) {
    await saveNotificationChoice(fan, { type: 'party_closed', channel: 'inApp', isOn: false });
    await saveNotificationChoice(fan, { type: 'next', channel: 'inApp', isOn: false });
  }
  for (const fan of [called, quiet, other]) await join(fan, partyID);
  await callNext(creator, { partyID, count: 1, requestKey: crypto.randomUUID() });
  await changePartyState(creator, { partyID, action: 'END' });
  // An end that stands for a minute is told.
  stage.clock.pass(1);
  await endRests(stage);
  const typesFor = async (fan: typeof quiet) =>
    (await eventsOn(db, notificationsChannel(userIdOf(fan)))).map(
      (event) => (event as { type: string }).type,
    );
  expect(await typesFor(called)).toEqual(['called']);
  expect(await typesFor(quiet)).toEqual([]);
  expect(await typesFor(other)).toEqual(['party_closed']);
});
