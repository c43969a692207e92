import { randomUUID } from 'node:crypto';
import { answerInvite, inviteModerator } from '@/backend/hosting/service';
import { createWidget, widgetAddress } from '@/backend/widgets/service';
import type { TestContext } from './context';

/** Makes a widget of a tool, and returns it with the key of its address. */
export async function newWidget(
  host: TestContext,
  toolId: string,
): Promise<{ id: string; key: string }> {
  const { id } = await createWidget(host, { requestKey: randomUUID(), kind: 'LIVE', toolId });
  return widgetAddress(host, { widgetId: id });
}

/** Lets somebody change a creator's settings, and shows them the key of a tool there. */
export async function seenKey(
  person: TestContext,
  creator: TestContext,
  toolId: string,
): Promise<string> {
  const { handle } = await creator.db
    .selectFrom('users')
    .select('handle')
    .where('id', '=', person.actor.userId ?? '')
    .executeTakeFirstOrThrow();
  await inviteModerator(creator, { handle, right: 'SETTINGS' });
  await answerInvite(person, { creatorId: creator.actor.userId ?? '', accept: true });
  return (await newWidget(person, toolId)).key;
}
