import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import { saveQuestions, saveTiers } from '@/backend/experiences/store/partsRepository';
import type { HeldService } from '@/backend/experiences/store/serviceRepository';

/**
 * Writes tiers and questions of a locked service as its creator set them. What keeps its id stays
 * itself. Errors: payload.invalid (an id that is none of this service's).
 */
export async function saveParts(
  context: Context,
  serviceId: string,
  settings: Pick<ServiceSettings, 'tiers' | 'questions'>,
  standing: Pick<HeldService, 'tiers' | 'questions'> = { tiers: [], questions: [] },
): Promise<void> {
  const known = new Set([...standing.tiers, ...standing.questions].map(({ id }) => id));
  const idOf = (id: string | null) => {
    if (id === null) return newId();
    // Taken once: two parts with one id would be one.
    if (!known.delete(id)) throw new AppError('payload.invalid');
    return id;
  };
  const tiers = settings.tiers.map(({ id, included, ...tier }, position) => ({
    ...{ ...tier, id: idOf(id), serviceId, position },
    included: JSON.stringify(included),
  }));
  const questions = settings.questions.map(({ id, choices, when, ...question }, position) => ({
    ...{ ...question, id: idOf(id), serviceId, position, asked: when },
    choices: JSON.stringify(choices),
  }));
  await saveTiers(context.db, serviceId, tiers, context.now());
  await saveQuestions(context.db, serviceId, questions);
}

/** The settings as the table has them; the parts have tables of their own. */
export function columnsOf({
  tiers: _tiers,
  questions: _questions,
  tags,
  images,
  faqs,
  ...plain
}: ServiceSettings) {
  return {
    ...plain,
    tags: JSON.stringify(tags),
    images: JSON.stringify(images),
    faqs: JSON.stringify(faqs),
  };
}
