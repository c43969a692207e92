import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import type { FundSettings } from '@/lib/shared/fund/fund';
import type { FundParts } from '@/backend/funds/store/partsRepository';
import { saveMilestones, savePolls, saveTiers } from '@/backend/funds/store/partsWriteRepository';

const NO_PARTS = { tiers: [], milestones: [], polls: [] };

/**
 * Writes rewards, milestones and votes of a locked fund as its creator set them. What keeps its id
 * stays itself. Errors: payload.invalid (an id that is none of this fund's).
 */
export async function saveParts(
  context: Context,
  fundId: string,
  settings: FundSettings,
  standing: Pick<FundParts, 'tiers' | 'milestones' | 'polls'> = NO_PARTS,
): Promise<void> {
  const { db } = context;
  const known = new Set([
    ...standing.tiers.filter(({ retiredAt }) => retiredAt === null).map(({ id }) => id),
    ...standing.milestones.map(({ id }) => id),
    ...standing.polls.flatMap(({ id, options }) => [id, ...options.map((one) => one.id)]),
  ]);
  const idOf = (id: string | null) => {
    if (id === null) return newId();
    // Taken once: two parts with one id would be one.
    if (!known.delete(id)) throw new AppError('payload.invalid');
    return id;
  };
  const tiers = settings.tiers.map(({ opensAt, closesAt, ...tier }, position) => ({
    ...{ ...tier, id: idOf(tier.id), fundId, position },
    ...{ opensAt: dateOf(opensAt), closesAt: dateOf(closesAt) },
  }));
  const milestones = settings.milestones.map((one) => ({ ...one, id: idOf(one.id), fundId }));
  const polls = settings.polls.map(({ id, title, closesAt, options }, position) => ({
    ...{ id: idOf(id), fundId, position, title, closesAt: dateOf(closesAt) },
    options: options.map((option) => ({ ...option, id: idOf(option.id) })),
  }));
  const options = polls.flatMap(({ id: pollId, options: own }) =>
    own.map(({ id, label }, position) => ({ id, pollId, fundId, position, label })),
  );
  await saveTiers(db, fundId, tiers, context.now());
  await saveMilestones(db, fundId, milestones);
  await savePolls(
    db,
    fundId,
    polls.map(({ options: _own, ...poll }) => poll),
    options,
  );
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time));
