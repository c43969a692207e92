import { keptOut, notEligible } from '@/backend/audience/service';
import { validatedAnswers, rememberAnswers, type Answer } from '@/backend/forms/service';
import {
  actionLog,
  addTool,
  announceTool,
  hostedTool,
  recordAction,
  undoLast,
  type Tool,
} from '@/backend/hosting/service';
import type { LiveTool } from '@/backend/liveTools';
import type { Turn } from '@/backend/turns/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { inTransaction } from '@/backend/platform/transaction';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import type { JoinRule } from '@/lib/shared/parties/queueRules';

/** A draw that only tests know, kept in memory but for what every live tool has in the database. */
export interface TinyDraw extends Tool {
  title: string;
  game: string;
  rule: JoinRule;
  entryFields: EntryField[];
  entrants: Map<string, Record<string, string>>;
  winners: string[];
  isOver: boolean;
}

type TinyAction = { kind: 'DRAW'; winner: string } | { kind: 'END' };

const draws = new Map<string, TinyDraw>();

function drawOf(id: string): TinyDraw {
  const draw = draws.get(id);
  if (!draw) throw new AppError('forbidden');
  return draw;
}

/** Makes a draw of the caller's and opens it: followers are told. */
export async function openDraw(
  context: Context,
  given: Pick<TinyDraw, 'title' | 'game'> & Partial<Pick<TinyDraw, 'rule' | 'entryFields'>>,
): Promise<string> {
  const tool = { id: newId(), creatorId: memberId(context) };
  await inTransaction(context, async (inner) => {
    await addTool(inner, { ...tool, kind: 'FUND' });
    await announceTool(inner, tool, { isOpen: true });
  });
  const empty = { entrants: new Map<string, Record<string, string>>(), winners: [], isOver: false };
  draws.set(tool.id, { rule: 'EVERYONE', entryFields: [], ...given, ...tool, ...empty });
  return tool.id;
}

/** Takes part. Errors: auth.required, and those of `audience` and `forms`. */
export async function enterDraw(
  context: Context,
  id: string,
  answers: readonly Answer[] = [],
): Promise<void> {
  const userId = memberId(context);
  const draw = drawOf(id);
  const { creatorId } = draw;
  const refusal =
    (await keptOut(context, creatorId, [userId])).get(userId) ??
    (await notEligible(context, draw, [userId])).get(userId);
  if (refusal) throw new AppError(refusal);
  const { refusal: misfit, fields } = validatedAnswers(draw.entryFields, answers);
  if (misfit) throw new AppError(misfit);
  await rememberAnswers(context, draw, [{ userId, fields }]);
  draw.entrants.set(userId, fields);
}

/** Draws the first who has not won. Errors: auth.required, forbidden, party.nobody_waiting. */
export async function drawWinner(context: Context, id: string): Promise<{ count: number }> {
  await hostedTool(context, id, 'RUN');
  const draw = drawOf(id);
  const winner = [...draw.entrants.keys()].find((userId) => !draw.winners.includes(userId));
  if (winner === undefined) throw new AppError('party.nobody_waiting');
  await inTransaction(context, async (inner) => {
    await recordAction<TinyAction>(inner, id, { kind: 'DRAW', winner });
    await enqueue(inner, { channel: toolChannel(id), message: { type: 'WINNER', winner } });
  });
  draw.winners.push(winner);
  return { count: 1 };
}

/** What hosts did with a draw, newest first. */
export const drawLog = (context: Context, id: string) =>
  actionLog<TinyAction>(context, 'FUND', drawOf(id));

/** Ends a draw for good. Errors: auth.required, forbidden. */
export async function endDraw(context: Context, id: string): Promise<void> {
  const tool = await hostedTool(context, id, 'RUN');
  await recordAction<TinyAction>(context, id, { kind: 'END' });
  await announceTool(context, tool, { isOpen: false });
  drawOf(id).isOver = true;
}

/** What a draw offers to the rooms. */
export const tinyTool: LiveTool<TinyDraw, TinyAction> = {
  kind: 'FUND',
  hosting: {
    spokenOf: 'draw',
    title: (_context, id) => Promise.resolve(drawOf(id).title),
    path: (id) => `/fund/${id}`,
    running: (_context, creatorIds) =>
      Promise.resolve(
        new Map(
          creatorIds.map((creatorId) => [
            creatorId,
            [...draws.values()].filter((draw) => draw.creatorId === creatorId && !draw.isOver),
          ]),
        ),
      ),
    awaited: (_context, id) => Promise.resolve(drawOf(id).isOver ? null : drawOf(id).title),
    lock: (_context, id) => Promise.resolve(draws.get(id)),
    isFinal: ({ isOver }) => isOver,
    describe: (_context, actions) =>
      Promise.resolve(
        actions.map((action) => ({
          handles: action.kind === 'DRAW' ? [action.winner] : [],
          count: action.kind === 'DRAW' ? 1 : 0,
          what: null,
          reason: null,
        })),
      ),
    undo: (_context, draw, action) => {
      const before = draw.winners.length;
      if (action.kind === 'DRAW')
        draw.winners = draw.winners.filter((one) => one !== action.winner);
      const count = before - draw.winners.length;
      return Promise.resolve({ count, elsewhere: [], gone: [] });
    },
  },
  widgets: {
    shown: (_context, creatorId) =>
      Promise.resolve(
        [...draws.values()]
          .filter((draw) => draw.creatorId === creatorId && !draw.isOver)
          .map(({ id }) => id)
          .reverse(),
      ),
    isLive: (_context, creatorId) =>
      Promise.resolve(
        [...draws.values()].some((one) => one.creatorId === creatorId && !one.isOver),
      ),
    titles: (_context, ids) => Promise.resolve(new Map(ids.map((id) => [id, drawOf(id).title]))),
    snapshot: (_context, id) => Promise.resolve({ id, winners: [...drawOf(id).winners] }),
    controls: { DRAW: drawWinner, UNDO: undoLast },
  },
  turns: (_context, userId) =>
    Promise.resolve([...draws.values()].filter(({ winners }) => winners.includes(userId)).map(won)),
};

/** A winner is asked to claim what they won. */
const won = ({ id, title }: TinyDraw): Turn => ({
  id,
  kind: 'FUND',
  toolId: id,
  title,
  subject: null,
  host: 'Hana',
  photo: '',
  path: `/fund/${id}`,
  state: 'CALLED',
  hasCode: false,
  since: null,
  until: null,
});
