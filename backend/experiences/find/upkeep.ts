import { nextFree, noticeOf } from '@/backend/availability/service';
import { noteAlert } from '@/backend/favorites/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import {
  askForCheck,
  cardsBehind,
  dueChecks,
  forgetWords,
  saveFreeTimes,
  saveScores,
  saveWords,
  wordsBetween,
} from '@/backend/experiences/store/indexRepository';
import { isNews, scoreOf } from '@/backend/experiences/policy';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Services of one creator that are looked at in one step. */
const AT_ONCE = 100;
/** Cards read in one step of the upkeep. */
const SLICE = 2000;

/** Has the next free time of a creator's sessions found out anew, in the running transaction. */
export function noteTimeChange(context: Context, creatorId: string): Promise<void> {
  return askForCheck(context.db, creatorId, context.now());
}

/**
 * Finds out when sessions of one creator can be booked next: after their time changed, and once the
 * time that was found is too near. True: there was something to do.
 */
export function refreshFreeTimes(context: Context): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const now = inner.now();
    const due = await dueChecks(inner.db, now, AT_ONCE);
    const [first] = due;
    if (!first) return false;
    const lengths = [...new Set(due.flatMap(({ minutes }) => minutes))];
    const free = await nextFree(inner, first.creatorId, lengths);
    const notice = (await noticeOf(inner, first.creatorId)) ?? 0;
    const found = due.map(({ id, minutes }) => {
      const nextFreeAt = earliest(minutes.flatMap((one) => free.get(one) ?? []));
      return { id, nextFreeAt, checkAt: nextCheck(nextFreeAt, notice, now) };
    });
    await saveFreeTimes(inner.db, found);
    const before = new Map(due.map(({ id, nextFreeAt }) => [id, nextFreeAt]));
    for (const { id, nextFreeAt } of found) {
      if (isNews(before.get(id) ?? null, nextFreeAt)) await noteAlert(inner, id, 'SLOTS');
    }
    return true;
  });
}

function earliest(times: readonly Date[]): Date | null {
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** A time lapses when it is nearer than the notice; where none is free, days come into reach. */
function nextCheck(nextFreeAt: Date | null, noticeMinutes: number, now: Date): Date {
  if (nextFreeAt === null) return new Date(now.getTime() + HOUR_MS);
  const lapses = nextFreeAt.getTime() - noticeMinutes * MINUTE_MS;
  return new Date(Math.max(lapses, now.getTime()) + MINUTE_MS);
}

/**
 * Goes through all that is found, a slice at a time: scores fade, and words are counted anew. Meant
 * for a quiet hour; a search meanwhile finds everything.
 */
export async function keepSearchUp(context: Context): Promise<boolean> {
  const words = new Map<string, number>();
  let after: string | null = null;
  for (;;) {
    const cards = await cardsBehind(context.db, after, SLICE);
    const last = cards.at(-1);
    if (!last) break;
    const now = context.now();
    const scores = cards.map((card) => ({ ...card, faded: scoreOf(card, now) }));
    const changed = scores.filter(({ score, faded }) => score !== faded);
    if (changed.length > 0) {
      await saveScores(
        context.db,
        changed.map(({ id, faded }) => ({ id, score: faded })),
      );
    }
    for (const { word, services } of await wordsBetween(context.db, { after, upTo: last.id })) {
      words.set(word, (words.get(word) ?? 0) + services);
    }
    after = last.id;
  }
  const counted = [...words].map(([word, services]) => ({ word, services }));
  for (let from = 0; from < counted.length; from += SLICE) {
    await saveWords(context.db, counted.slice(from, from + SLICE));
  }
  await forgetWords(context.db, [...words.keys()]);
  return false;
}
