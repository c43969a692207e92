import type { Form } from '@/backend/forms/service';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import type { IntakeKind } from '@/lib/shared/experiences/kinds';
import { LIMITS } from '@/lib/shared/limits';

/** Under what answers to intake questions are remembered, apart from those of queues. */
const EXPERIENCES = 'playplus:experiences';

/** How an answer is kept; files are no answers to fill in again. */
const KINDS: Readonly<Record<Exclude<IntakeKind, 'FILE'>, EntryField['kind']>> = {
  TEXT: 'TEXT',
  CHOICE: 'TEXT',
  GAME_ID: 'TEXT',
  LINK: 'LINK',
};

/** Intake questions as the form whose answers are remembered: the same question finds its answer. */
export function intakeForm(
  questions: readonly { id: string; text: string; kind: IntakeKind }[],
): Form {
  const entryFields = questions.flatMap(({ id, text, kind }) => {
    if (kind === 'FILE') return [];
    const field = { key: id, kind: KINDS[kind], label: text, required: false };
    return [{ ...field, maxLength: LIMITS.intakeAnswer }];
  });
  return { game: EXPERIENCES, entryFields };
}
