import { afterAll, beforeEach, beforeAll, expect, test } from '@jest/globals';
import { answerInvite, inviteModerator } from '@/backend/hosting/service';
import { isOnAir, overlaySigns, widgetSign } from '@/backend/widgets/service';
import {
  counted,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { aCopy, BUILD, overlayOf } from '@/__tests__/backend/widgets/overlays';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(2);
});
beforeEach(() => stage.db.deleteFrom('widgetCopies').execute());
afterAll(() => stage.close());

const seconds = (count: number) => stage.clock.pass(count / 60);

test('an overlay that opens is on air, says since when, and goes off when it closes', async () => {
  const overlay = await overlayOf(stage);
  expect(await overlay.now()).toMatchObject({ isOnAir: false, onAirSince: null, copies: [] });
  const page = aCopy();
  const opened = stage.clock.now().toISOString();
  await overlay.sign(page);
  seconds(4);
  await overlay.sign({ ...page, seq: 3, droppedFrames: 2 });
  const { copies, ...now } = await overlay.now();
  expect(now).toMatchObject({ isOnAir: true, onAirSince: opened, warnings: [] });
  expect(copies).toEqual([
    {
      ...{ ...page, seq: 3, droppedFrames: 2, connectedAt: opened },
      lastSeenAt: stage.clock.now().toISOString(),
    },
  ]);
  seconds(131);
  expect(await overlay.now()).toMatchObject({ isOnAir: false, onAirSince: null, copies: [] });
});

test('a sign is one statement, and so are all of them that a creator sees', async () => {
  const overlay = await overlayOf(stage);
  const { context, statements } = counted(stage.visitor);
  await widgetSign(context, { key: overlay.key, copy: aCopy(), build: BUILD });
  expect(statements()).toBe(1);
});

test('a page that says nothing of its speed was not slow: it keeps what it said last', async () => {
  const overlay = await overlayOf(stage);
  const page = aCopy({ framesPerSecond: 24 });
  await overlay.sign(page);
  await overlay.sign({ ...page, framesPerSecond: null });
  expect(await overlay.now()).toMatchObject({
    warnings: ['SLOW'],
    copies: [{ framesPerSecond: 24 }],
  });
});

test('an overlay of another build than the server is told to be loaded anew', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign(aCopy({ build: 'build-of-last-week' }));
  expect((await overlay.now()).warnings).toEqual(['STALE_BUILD']);
});

test('one that is loaded anew in OBS never runs twice; a second source does', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign();
  seconds(2);
  const page = aCopy();
  await overlay.sign(page);
  expect((await overlay.now()).warnings).toEqual([]);
  seconds(4);
  await Promise.all([overlay.sign(page), overlay.sign()]);
  seconds(4);
  await overlay.sign(page);
  expect((await overlay.now()).warnings).toEqual(['TWO_COPIES']);
});

test('pages that fell silent are forgotten by the next sign, and many leave no heap', async () => {
  const overlay = await overlayOf(stage);
  const rows = async () =>
    (await stage.db.selectFrom('widgetCopies').select('copyId').execute()).length;
  for (let count = 0; count < 30; count += 1) await overlay.sign();
  expect(await rows()).toBe(20);
  seconds(131);
  await overlay.sign();
  expect(await rows()).toBe(1);
});

test('of a page that comes back after a long silence, the time starts anew', async () => {
  const overlay = await overlayOf(stage);
  const page = aCopy();
  await overlay.sign(page);
  seconds(200);
  await overlay.sign(page);
  expect((await overlay.now()).onAirSince).toBe(stage.clock.now().toISOString());
});

test('the permanent overlay counts for every console of its creator, and for no other creator', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign(aCopy({ width: 800, height: 600 }));
  const [first, second] = [await openParty(stage.creator), await openParty(stage.creator)];
  for (const toolId of [first, second]) {
    expect((await overlaySigns(stage.creator, { toolId })).items).toEqual([
      expect.objectContaining({
        ...{ id: overlay.id, isOnAir: true, warnings: ['WRONG_SIZE'] },
        lastSeenAt: stage.clock.now().toISOString(),
      }),
    ]);
  }
  expect(await isOnAir(stage.otherCreator, userIdOf(stage.otherCreator))).toBe(false);
  expect(await refusalOf(overlaySigns(stage.otherCreator, { toolId: first }))).toBe('forbidden');
});

test('a moderator who looks on reads the warnings, and no key', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign(aCopy({ isVisible: false }));
  const toolId = await openParty(stage.creator);
  const helper = stage.fan(0);
  await inviteModerator(stage.creator, { handle: helper.actor.handle ?? '', right: 'VIEW' });
  await answerInvite(helper, { creatorId: userIdOf(stage.creator), accept: true });
  const { items: signs } = await overlaySigns(helper, { toolId });
  expect(signs).toMatchObject([{ isOnAir: true, warnings: ['HIDDEN'] }]);
  expect(JSON.stringify(signs)).not.toContain(overlay.key);
});

test('a wrong key is refused, whatever its page says', async () => {
  const wrong = { key: 'a'.repeat(43), copy: aCopy(), build: BUILD };
  expect(await refusalOf(widgetSign(stage.visitor, wrong))).toBe('widget.key_invalid');
});
