import type { Selectable } from 'kysely';
import type { Context } from '@/backend/platform/context';
import type { FileUse } from '@/lib/shared/files/files';
import type { OrderFilesTable } from './tables';

/** A file as its use decides about it. */
export type FileRow = Selectable<OrderFilesTable>;

/** What a domain says about the files that are sent for it. */
export interface FileUseRules {
  /** Whose quota a file for `ref` counts for, if the caller may send one now; null: they may not. */
  canSend: (context: Context, ref: string) => Promise<{ creatorId: string } | null>;
  /** Whether the caller may fetch a file that is attached. Its sender always may. */
  canRead: (context: Context, file: FileRow) => Promise<boolean>;
  /** Whether somebody bought it, so that removing only hides it from who buys later. */
  isKept?: (context: Context, file: FileRow) => Promise<boolean>;
}

const rules: Record<FileUse, FileUseRules[]> = { ANSWER: [], DELIVERY: [], INSTANT: [] };

/** Adds what a domain says of a use; where several do, any yes counts. */
export function registerFileUse(use: FileUse, rule: FileUseRules): void {
  rules[use].push(rule);
}

/** Whose quota a file counts for; null: the caller may not send it. */
export async function receiverOf(
  context: Context,
  use: FileUse,
  ref: string,
): Promise<string | null> {
  for (const { canSend } of rules[use]) {
    const receiver = await canSend(context, ref);
    if (receiver !== null) return receiver.creatorId;
  }
  return null;
}

/** Whether some rule lets the caller fetch it. */
export async function isReadable(context: Context, file: FileRow): Promise<boolean> {
  for (const { canRead } of rules[file.use]) if (await canRead(context, file)) return true;
  return false;
}

/** Whether some rule says that somebody bought it. */
export async function isBought(context: Context, file: FileRow): Promise<boolean> {
  for (const { isKept } of rules[file.use]) if (await isKept?.(context, file)) return true;
  return false;
}
