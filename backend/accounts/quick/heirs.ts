import type { Context } from '@/backend/platform/context';

/** A quick account, and the account that its owner logged in to instead. */
export interface Succession {
  quickId: string;
  heirId: string;
  /** They had switched back to the quick account, and leave it once more. */
  isReturn: boolean;
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

/** An account, and the quick account that its owner goes back to. */
export interface WayBack {
  userId: string;
  quickId: string;
}

type BackHandler = (context: Context, way: WayBack) => Promise<void>;

const backHandlers: BackHandler[] = [];

/** The same for what nobody gets rid of by going back to a quick account. */
export function onSwitchBack(handler: BackHandler): void {
  backHandlers.push(handler);
}

/** Tells every domain that somebody goes back to their quick account. */
export async function goBack(context: Context, way: WayBack): Promise<void> {
  for (const handler of backHandlers) await handler(context, way);
}
