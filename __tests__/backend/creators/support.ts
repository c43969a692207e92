import { newId } from '@/backend/platform/id';
import type { TestContext } from '@/__tests__/support/context';
import { userIdOf } from '@/__tests__/backend/parties/stage';

/** What a creator might save. */
export const words = {
  tagline: 'Plays with everyone',
  bio: 'Hi.\nCome in.',
  bannerPhoto: null,
  socials: [{ network: 'twitch' as const, handle: 'creator0' }],
  categories: ['racing' as const, 'talk' as const],
};

/** A question with its answer. */
export function faq(number: number) {
  return { question: `Question ${number}?`, answer: 'Yes.\nAlways.' };
}

/** The address of an upload of this user, of which only the row exists. */
export async function ownPhoto(context: TestContext): Promise<string> {
  const name = `${newId().replaceAll('-', '')}.webp`;
  const size = { width: 10, height: 10, bytes: 99, contentType: 'image/webp' };
  const photo = { id: newId(), userId: userIdOf(context), name, ...size, createdAt: new Date() };
  await context.db.insertInto('photos').values(photo).execute();
  return `/uploads/${name}`;
}
