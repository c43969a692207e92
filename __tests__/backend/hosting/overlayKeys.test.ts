import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  answerInvite,
  changeRight,
  inviteModerator,
  leaveModeration,
  removeModerator,
} from '@/backend/hosting/service';
import { createWidget, myWidgets, widgetAddress, widgetSession } from '@/backend/widgets/service';
import {
  draft,
  eventsOn,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { newWidget } from '@/__tests__/support/widgetKeys';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { widgetChannel } from '@/lib/shared/widgets/channel';

let stage: Stage;
let creator: TestContext;
beforeAll(async () => {
  stage = await openStage(6);
  ({ creator } = stage);
});
afterAll(() => stage.close());

const creatorId = () => userIdOf(creator);
const shows = (key: string) => refusalOf(widgetSession(stage.visitor, { key }));
const told = async () =>
  (await eventsOn(stage.db, notificationsChannel(creatorId()))).filter(
    (event) => (event as { type: string }).type === 'security',
  );

async function moderator(fan: TestContext): Promise<void> {
  await inviteModerator(creator, { handle: fan.actor.handle ?? '', right: 'SETTINGS' });
  await answerInvite(fan, { creatorId: creatorId(), accept: true });
}

const lesser = (fan: TestContext) => ({
  userId: userIdOf(fan),
  handle: fan.actor.handle ?? '',
  right: 'RUN' as const,
});

test.each<[string, number, (fan: TestContext) => Promise<unknown>]>([
  ['removed', 0, (fan) => removeModerator(creator, { userId: userIdOf(fan) })],
  ['gone by themselves', 1, (fan) => leaveModeration(fan, { creatorId: creatorId() })],
  ['let run the queue only', 2, (fan) => changeRight(creator, lesser(fan))],
  ['asked again with less', 3, (fan) => inviteModerator(creator, lesser(fan))],
])(
  'a moderator who is %s takes along the keys they saw; the creator is told and has new ones',
  async (_, number, end) => {
    const fan = stage.fan(number);
    const partyID = await draft(creator);
    await moderator(fan);
    const made = await newWidget(fan, partyID);
    const { id: seenId } = await createWidget(creator, {
      requestKey: randomUUID(),
      kind: 'QUEUE',
      toolId: partyID,
    });
    const seen = await widgetAddress(fan, { widgetId: seenId });
    const unseen = await newWidget(creator, partyID);
    const before = (await told()).length;
    await end(fan);
    expect([await shows(made.key), await shows(seen.key)]).toEqual(
      Array.from({ length: 2 }, () => 'widget.key_invalid'),
    );
    expect(await shows(unseen.key)).toBe('ok');
    for (const { id: widgetId } of [made, seen]) {
      expect(await shows((await widgetAddress(creator, { widgetId })).key)).toBe('ok');
      expect(await refusalOf(widgetAddress(fan, { widgetId }))).toBe('forbidden');
      expect(await eventsOn(stage.db, widgetChannel(widgetId))).toContainEqual(
        expect.objectContaining({ type: 'WIDGET_REVOKED' }),
      );
    }
    expect((await told()).slice(before)).toEqual([
      expect.objectContaining({
        text: 'Your overlay addresses changed',
        redirectLink: '/streamlabs-elements/widgets',
      }),
    ]);
  },
);

test('a moderator who saw no key takes none along, and nobody is told', async () => {
  const fan = stage.fan(4);
  const { key } = await newWidget(creator, await draft(creator));
  await moderator(fan);
  const before = (await told()).length;
  await removeModerator(creator, { userId: userIdOf(fan) });
  expect([await shows(key), (await told()).length]).toEqual(['ok', before]);
});

test('the permanent address is the creator’s alone', async () => {
  const fan = stage.fan(4);
  await moderator(fan);
  const [permanent] = await myWidgets(creator);
  const asked = widgetAddress(fan, { widgetId: permanent?.id ?? '' });
  expect(await refusalOf(asked)).toBe('forbidden');
});

test('a right that ends while the address is asked for leaves no key behind that works', async () => {
  const fan = stage.fan(5);
  await moderator(fan);
  const { id: widgetId } = await createWidget(creator, {
    requestKey: randomUUID(),
    kind: 'LIVE',
    toolId: await draft(creator),
  });
  const [seen] = await Promise.allSettled([
    widgetAddress(fan, { widgetId }),
    removeModerator(creator, { userId: userIdOf(fan) }),
  ]);
  if (seen.status === 'fulfilled') expect(await shows(seen.value.key)).toBe('widget.key_invalid');
});
