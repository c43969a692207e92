import type { Context } from '@/backend/platform/context';
import type { ToolKind } from './tables';

/** What the hosting domain knows of a live tool and its host. */
export interface Tool {
  id: string;
  creatorId: string;
}

/** Something a host did. Each kind of tool has kinds of its own, with all that an undo needs. */
export interface Action {
  kind: string;
}

/** How an action reads in the log. */
export interface ActionWords {
  /** Whom it was about: the first few handles. */
  handles: string[];
  /** How many it was about. */
  count: number;
  /** What was done, where the kind alone does not say it. */
  what: string | null;
  reason: string | null;
}

/** What an undo did. */
export interface Undone {
  /** How much came back: 0 when others have gone on since. */
  count: number;
  /** Handles of people who came back to another place than they had. */
  elsewhere: string[];
  /** Handles of people who did not come back. */
  gone: string[];
}

/** What a kind of live tool offers to its hosts. */
export interface HostedKind<OwnTool extends Tool = Tool, OwnAction extends Action = Action> {
  /** As what texts speak of it. */
  spokenOf: 'queue' | 'draw' | 'fund';
  /** Title of a tool that exists. */
  title(context: Context, toolId: string): Promise<string>;
  /** Path of its public page, without language. */
  path(toolId: string): string;
  /** By creator: what each of them prepares or runs, newest first. */
  running(
    context: Context,
    creatorIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly object[]>>;
  /** Title of a tool that somebody may wait for: it opens later, or has no place now; else null. */
  awaited(context: Context, toolId: string): Promise<string | null>;
  /** Locks a tool until the transaction ends; undefined when there is none. */
  lock(context: Context, toolId: string): Promise<OwnTool | undefined>;
  /** Whether an action cannot be undone any more. */
  isFinal(tool: OwnTool, action: OwnAction, now: Date): boolean;
  /** How actions read in the log, in their order. */
  describe(context: Context, actions: readonly OwnAction[]): Promise<ActionWords[]>;
  /** Takes an action back in a locked tool. */
  undo(context: Context, tool: OwnTool, action: OwnAction): Promise<Undone>;
}

const kinds = new Map<ToolKind, HostedKind>();

/** Makes a kind of live tool known to the hosting room; `backend/liveTools.ts` does so at the start. */
export function registerHostedKind<OwnTool extends Tool, OwnAction extends Action>(
  kind: ToolKind,
  hosted: HostedKind<OwnTool, OwnAction>,
): void {
  kinds.set(kind, hosted);
}

/** What a kind of live tool offers. Throws when it was not registered. */
export function hostedKind(kind: ToolKind): HostedKind {
  const hosted = kinds.get(kind);
  if (!hosted) throw new Error(`live tools of kind ${kind} are not registered`);
  return hosted;
}

/** Every registered kind. */
export function hostedKinds(): [ToolKind, HostedKind][] {
  return [...kinds];
}
