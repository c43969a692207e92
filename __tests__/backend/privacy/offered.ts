import { randomUUID } from 'node:crypto';
import { askQuestion, createService, serviceDone } from '@/backend/experiences/service';
import type { TestContext } from '@/__tests__/support/context';

/** A published service of this creator, without all that the publish gate asks for. */
async function offer(creator: TestContext): Promise<string> {
  const input = { template: 'PLAY', kind: 'SESSION', requestKey: randomUUID() } as const;
  const { id } = await createService(creator, input);
  await creator.db
    .updateTable('services')
    .set({ state: 'PUBLISHED', publishedAt: creator.now() })
    .where('id', '=', id)
    .execute();
  await serviceDone(creator, id, creator.now());
  return id;
}

/** Something that a creator sells and that is found, and what they asked another one in public. */
export async function offerSomething(creator: TestContext, host: TestContext): Promise<void> {
  await offer(creator);
  const serviceId = await offer(host);
  await askQuestion(creator, { serviceId, text: 'Which platform?', requestKey: randomUUID() });
}
