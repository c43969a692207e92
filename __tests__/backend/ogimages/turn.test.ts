import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { publicFile } from '@/backend/publicFiles';
import { callNext, markMembers } from '@/backend/parties/service';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(2);
});
afterAll(() => stage.close());

const pictureOf = (queueUuid: string, lang = 'en') =>
  publicFile(stage.visitor, `/og/ticket/${queueUuid}.png`, new URLSearchParams({ lang }));

test('a turn that is over has a picture at its ticket’s own address, others have none', async () => {
  const partyID = await openParty(stage.creator, { lobbyCode: 'SECRET' });
  for (const index of [0, 1]) await join(stage.fan(index), partyID);
  stage.clock.pass(31);
  await callNext(stage.creator, { partyID, count: 1, requestKey: crypto.randomUUID() });
  const [first, second] = await entriesOf(stage.db, partyID);
  const mark = (as: 'PLAYING' | 'PLAYED') =>
    markMembers(stage.creator, { partyID, entryIds: [first?.id ?? ''], mark: as });
  await mark('PLAYING');
  expect(await pictureOf(first?.queueUuid ?? '')).toBeNull();
  await mark('PLAYED');
  const picture = await pictureOf(first?.queueUuid ?? '', 'de');
  if (!picture || picture === 'busy' || 'pieces' in picture) throw new Error('no picture');
  const { format, width, height } = await sharp(picture.body).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  if (process.env.TURN_PICTURE) writeFileSync(process.env.TURN_PICTURE, picture.body);
  expect(await pictureOf(second?.queueUuid ?? '')).toBeNull();
  // Neither the entry's own id nor anything that only looks like a ticket leads to it.
  for (const other of [first?.id ?? '', partyID, '0'.repeat(36), `${first?.queueUuid}0`]) {
    expect(await pictureOf(other)).toBeNull();
  }
});
