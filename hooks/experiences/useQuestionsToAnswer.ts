import { useState } from 'react';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';

/** A page of questions that wait. */
export type QuestionList = Pick<
  ResultOf<'services/my-questions/'>['myQuestions'],
  'items' | 'cursor'
>;
export type QuestionItem = QuestionList['items'][number];

/** Questions that wait for the creator; one leaves when it is answered or hidden. */
export function useQuestionsToAnswer(first: QuestionList) {
  const [list, setList] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function loadMore() {
    if (isLoading) return;
    setIsLoading(true);
    const { answer } = await tryCall('services/my-questions/', { cursor: list.cursor });
    setIsLoading(false);
    setHasFailed(answer === null);
    if (!answer) return;
    const { items, cursor } = answer.myQuestions;
    setList((before) => {
      const known = new Set(before.items.map(({ id }) => id));
      return { items: [...before.items, ...items.filter(({ id }) => !known.has(id))], cursor };
    });
  }

  return {
    questions: list.items,
    hasMore: list.cursor !== null,
    isLoading,
    hasFailed,
    loadMore,
    leave: (id: string) =>
      setList(({ items, cursor }) => ({ items: items.filter((one) => one.id !== id), cursor })),
  };
}
