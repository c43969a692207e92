import type { Context } from '@/backend/platform/context';
import type { Need, OnboardingTask } from './policy';

type FindNeeds = (context: Context, userId: string) => Promise<readonly Need[]>;
type FindTask = (context: Context, userId: string) => Promise<OnboardingTask | null>;

const needFinders: FindNeeds[] = [];
const taskFinders: { need: Need; find: FindTask }[] = [];

/**
 * Lets another domain say what a creator needs for what they have begun there, drafts included;
 * `backend/liveTools.ts` does so at the start.
 */
export function registerNeeds(find: FindNeeds): void {
  needFinders.push(find);
}

/**
 * Lets another domain say which task of its own a creator has open. It is asked only once something
 * the creator has begun needs it; `backend/liveTools.ts` does so at the start.
 */
export function registerTask(need: Need, find: FindTask): void {
  taskFinders.push({ need, find });
}

/** What a creator needs by now, and the tasks that other domains have open for it. */
export async function tasksOf(
  context: Context,
  userId: string,
): Promise<{ needs: ReadonlySet<Need>; tasks: OnboardingTask[] }> {
  // One after the other: inside of a transaction there is one connection.
  const needs = new Set<Need>();
  for (const find of needFinders) {
    for (const need of await find(context, userId)) needs.add(need);
  }
  const tasks: OnboardingTask[] = [];
  for (const { need, find } of taskFinders) {
    const task = needs.has(need) ? await find(context, userId) : null;
    if (task) tasks.push(task);
  }
  return { needs, tasks };
}
