import type { Context } from '@/backend/platform/context';
import type { OnboardingTask } from './policy';

type FindTask = (context: Context, userId: string) => Promise<OnboardingTask | null>;

const finders: FindTask[] = [];

/**
 * Lets another domain say which task of its own a creator has open; `backend/liveTools.ts` does so at
 * the start.
 */
export function registerTask(find: FindTask): void {
  finders.push(find);
}

/** Tasks that other domains have open for a creator. */
export async function tasksOf(context: Context, userId: string): Promise<OnboardingTask[]> {
  const tasks: OnboardingTask[] = [];
  // One after the other: inside of a transaction there is one connection.
  for (const find of finders) {
    const task = await find(context, userId);
    if (task) tasks.push(task);
  }
  return tasks;
}
