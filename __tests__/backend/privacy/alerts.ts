import { createECDH } from 'node:crypto';
import { subscribe } from '@/backend/push/service';
import type { TestContext } from '@/__tests__/support/context';

/** A browser of theirs is told by push. */
export async function turnAlertsOn(person: TestContext, userId: string): Promise<void> {
  // What they did before has renewed their session.
  const session = person.db.selectFrom('sessions').select('id').where('userId', '=', userId);
  const { id: sessionId } = await session.executeTakeFirstOrThrow();
  const here = { ...person, actor: { ...person.actor, sessionId } };
  await subscribe(here, {
    endpoint: 'https://web.push.apple.com/everywhere',
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: Buffer.alloc(16).toString('base64url'),
  });
}
