import type { ToolKind } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';

/** Called and not answered yet, next to be called, or answered and waiting for the start. */
export const TURN_STATES = ['CALLED', 'NEXT', 'READY'] as const;
export type TurnState = (typeof TURN_STATES)[number];

/** Something live that waits for a person, whatever kind of tool it is. */
export interface Turn {
  /** Names it when it is answered. */
  id: string;
  kind: ToolKind;
  toolId: string;
  /** Of the tool. */
  title: string;
  /** What to get ready, such as the game to open; null: nothing. */
  subject: string | null;
  /** The creator's name and photo. */
  host: string;
  photo: string;
  /** Where the person sees and answers it. */
  path: string;
  state: TurnState;
  /** Ready: a code waits there. */
  hasCode: boolean;
  /** Called: since when, and until when to answer (UTC, ISO 8601). */
  since: string | null;
  until: string | null;
}

/** Finds the turns of one person in all tools of one kind. */
export type FindTurns = (context: Context, userId: string) => Promise<Turn[]>;

const finders = new Map<ToolKind, FindTurns>();

/** Makes a kind of live tool known to this room; `backend/liveTools.ts` does so at the start. */
export function registerTurns(kind: ToolKind, find: FindTurns): void {
  finders.set(kind, find);
}

const URGENCY: readonly TurnState[] = ['CALLED', 'READY', 'NEXT'];

/** What waits for the caller, the most urgent first. Errors: auth.required. */
export async function myTurns(context: Context): Promise<Turn[]> {
  const userId = memberId(context);
  const found: Turn[] = [];
  for (const find of finders.values()) found.push(...(await find(context, userId)));
  return found.sort(
    (a, b) =>
      URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state) ||
      (a.until ?? '').localeCompare(b.until ?? ''),
  );
}
