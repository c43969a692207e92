import type { EntryField } from '@/lib/shared/forms/entryFields';

interface Answer {
  key: string;
  value: string;
}

/** What a form says to the questions: one answer each, '' where there is none. */
export function answersIn(data: FormData, questions: readonly EntryField[]): Answer[] {
  return questions.map(({ key }) => {
    const value = data.get(key);
    return { key, value: typeof value === 'string' ? value : '' };
  });
}

/** The answers that say something, with the words of their questions. */
export function answersWithLabels(answers: readonly Answer[], questions: readonly EntryField[]) {
  const labels = new Map(questions.map(({ key, label }) => [key, label]));
  return answers
    .filter(({ value }) => value !== '')
    .map(({ key, value }) => ({ key, value, label: labels.get(key) ?? key }));
}
