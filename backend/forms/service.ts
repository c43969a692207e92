import type { Context } from '@/backend/platform/context';
import { questionOf, type EntryField } from '@/lib/shared/forms/entryFields';
import { knownAnswers, type Answer } from './policy';
import * as repository from './repository';

export { validatedAnswers, orderedAnswers, type Answer } from './policy';

/** What a tool asks whoever takes part, and the game it is about. */
export interface Form {
  game: string;
  entryFields: readonly EntryField[];
}

/** What somebody answered, by the key of the entry field. */
export interface FilledForm {
  userId: string;
  fields: Readonly<Record<string, string>>;
}

/** Remembers checked answers for the same questions about the same game, in the running transaction. */
export async function rememberAnswers(
  context: Context,
  { game, entryFields }: Form,
  filled: readonly FilledForm[],
): Promise<void> {
  const answers = filled.flatMap(({ userId, fields }) =>
    entryFields.flatMap((field) => {
      const answer = fields[field.key];
      return answer === undefined ? [] : [{ userId, question: questionOf(field), answer }];
    }),
  );
  if (answers.length === 0) return;
  await repository.rememberAnswers(context.db, { game, now: context.now() }, answers);
}

/** What the caller answered last to these questions, as far as it still fits; null for visitors. */
export async function answersBefore(context: Context, form: Form): Promise<Answer[] | null> {
  const { userId } = context.actor;
  if (userId === null) return null;
  if (form.entryFields.length === 0) return [];
  const remembered = await repository.rememberedAnswers(context.db, userId, form.game);
  return knownAnswers(form.entryFields, remembered);
}

/** What this domain keeps of a user: the answers they gave. */
export async function formDataOf(context: Context, userId: string) {
  return { rememberedAnswers: await repository.everyAnswerOf(context.db, userId) };
}
