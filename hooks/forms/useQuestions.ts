import { useState } from 'react';
import { FIELD_KINDS, type EntryField } from '@/lib/shared/forms/entryFields';
import { LIMITS } from '@/lib/shared/limits';
import { oneOf } from '@/hooks/ui/formValues';
import { textOf } from '@/hooks/ui/formValues';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';

/**
 * The questions of a queue while they are edited. Their words live in the form's own inputs,
 * named by key; here is only which there are, and in what order.
 */
export function useQuestions(initial: readonly EntryField[]) {
  const [questions, setQuestions] = useState(initial);

  function add(): string {
    const key = `q${newRequestKey().slice(0, 8)}`;
    setQuestions([
      ...questions,
      { key, kind: 'TEXT', label: '', required: true, maxLength: LIMITS.entryFieldValue },
    ]);
    return key;
  }

  function remove(key: string) {
    setQuestions(questions.filter((question) => question.key !== key));
  }

  function move(key: string, by: 1 | -1) {
    const from = questions.findIndex((question) => question.key === key);
    const moved = questions[from];
    const passed = questions[from + by];
    if (!moved || !passed) return;
    const swapped = [...questions];
    swapped[from] = passed;
    swapped[from + by] = moved;
    setQuestions(swapped);
  }

  /** The questions with what the form says of them, in their order. */
  function read(data: FormData): EntryField[] {
    return questions.map(({ key }) => ({
      key,
      kind: oneOf(FIELD_KINDS, textOf(data, `kind-${key}`)),
      label: textOf(data, `label-${key}`),
      required: data.get(`required-${key}`) !== null,
      maxLength: Number(textOf(data, `length-${key}`)),
    }));
  }

  return { questions, add, remove, move, read, canAdd: questions.length < LIMITS.entryFields };
}
