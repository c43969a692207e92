import type { Context } from '@/backend/platform/context';

/** A quick account, and the account that its owner logged in to instead. */
export interface Succession {
  quickId: string;
  heirId: string;
}

type Handler = (context: Context, succession: Succession) => Promise<void>;

const handlers: Handler[] = [];

/**
 * Lets another domain pass on what nobody gets rid of by changing accounts; `backend/liveTools.ts`
 * does so at the start. Handlers run one after the other, in the transaction of the log-in.
 */
export function onSuccession(handler: Handler): void {
  handlers.push(handler);
}

/** Tells every domain that the owner of a quick account has logged in to another one. */
export async function passOn(context: Context, succession: Succession): Promise<void> {
  for (const handler of handlers) await handler(context, succession);
}
