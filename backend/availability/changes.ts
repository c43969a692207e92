import type { Context } from '@/backend/platform/context';

type Listener = (context: Context, creatorId: string) => Promise<void>;

const listeners: Listener[] = [];

/** Lets another domain hear of each change of a creator's time, in the transaction that changes it. */
export function onTimeChange(listener: Listener): void {
  listeners.push(listener);
}

/** Says that a creator has more or less free time than before. */
export async function timeChanged(context: Context, creatorId: string): Promise<void> {
  for (const listener of listeners) await listener(context, creatorId);
}
