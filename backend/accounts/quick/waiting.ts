import type { Context } from '@/backend/platform/context';

/** Something that keeps a quick account. */
export interface Waiting {
  /** `CLAIM`: a prize that asks something of them; `PRIZE`: one that is not handed over yet. */
  kind: 'PLACE' | 'ENTRY' | 'CLAIM' | 'PRIZE';
  /** The live tool. */
  toolId: string;
  /** Of the ticket, or of the claim: part of its address. */
  uuid: string;
  /** Of the prize, or of the queue or draw. */
  title: string;
  /** When it is too late, UTC; null: nothing is asked of them, or without an end. */
  until: Date | null;
}

type Find = (context: Context, userId: string) => Promise<Waiting[]>;

const finders: Find[] = [];

/**
 * Lets another domain say what of it waits on an account, the most urgent first;
 * `backend/liveTools.ts` does so at the start.
 */
export function registerWaiting(find: Find): void {
  finders.push(find);
}

/** What waits on an account: while there is something, a quick account is not deleted by itself. */
export async function waitingOn(context: Context, userId: string): Promise<Waiting[]> {
  const found: Waiting[] = [];
  // One after the other: inside of a transaction there is one connection.
  for (const find of finders) found.push(...(await find(context, userId)));
  return found;
}
