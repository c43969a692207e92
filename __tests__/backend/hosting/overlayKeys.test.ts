import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { revokeGrant } from '@/backend/hosting/rights';
import {
  draft,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import {
  answerInvite,
  changeRight,
  inviteModerator,
  leaveModeration,
  removeModerator,
} from '@/backend/hosting/service';
import { createWidgetKey, widgetSession } from '@/backend/widgets/service';
import type { TestContext } from '@/__tests__/support/context';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

const handleOf = (context: TestContext) => context.actor.handle ?? '';
const keysOf = async (fan: TestContext) => {
  const partyID = await draft(stage.creator);
  await inviteModerator(stage.creator, { handle: handleOf(fan), right: 'SETTINGS' });
  await answerInvite(fan, { creatorId: creatorId(), accept: true });
  const { key } = await createWidgetKey(fan, { toolId: partyID });
  const { key: own } = await createWidgetKey(stage.creator, { toolId: partyID });
  await widgetSession(stage.visitor, { key });
  return { key, own };
};
const shows = (key: string) => refusalOf(widgetSession(stage.visitor, { key }));
const creatorId = () => userIdOf(stage.creator);

test.each<[string, (fan: TestContext) => Promise<unknown>]>([
  ['removed', (fan) => removeModerator(stage.creator, { userId: userIdOf(fan) })],
  ['gone by themselves', (fan) => leaveModeration(fan, { creatorId: creatorId() })],
  ['let run the queue only', (fan) => changeRight(stage.creator, lesser(fan))],
  ['asked again with less', (fan) => inviteModerator(stage.creator, lesser(fan))],
])(
  'the overlay keys a moderator made show nothing once that moderator is %s; the creator’s own go on',
  async (_, end) => {
    const fan = stage.fan(0);
    const { key, own } = await keysOf(fan);
    expect(await shows(key)).toBe('ok');
    await end(fan);
    expect(await shows(key)).toBe('widget.key_invalid');
    expect(await shows(own)).toBe('ok');
    await revokeGrant(stage.creator, creatorId(), userIdOf(fan));
  },
);

const lesser = (fan: TestContext) => ({
  userId: userIdOf(fan),
  handle: handleOf(fan),
  right: 'RUN' as const,
});
