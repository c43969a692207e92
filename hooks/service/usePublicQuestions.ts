import { useState } from 'react';
import type { QuestionPage } from '@/lib/page/find/servicePage';
import { tryCall } from '@/lib/secureql/tryCall';
import type { PublicQuestion } from '@/lib/shared/experiences/views';

/** What fans asked of a service: the page's first ones, more on demand, and what one asks now. */
export function usePublicQuestions(serviceId: string, first: QuestionPage) {
  const [list, setList] = useState(first);
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');

  async function loadMore() {
    if (phase === 'loading' || list.cursor === null) return;
    setPhase('loading');
    const { answer } = await tryCall('get-service-questions', { serviceId, cursor: list.cursor });
    setPhase(answer === null ? 'failed' : 'still');
    if (answer === null) return;
    const { items, cursor } = answer.getQuestions;
    const known = new Set(list.asked.map(({ id }) => id));
    const further = items.flatMap(({ asked }) => (asked && !known.has(asked.id) ? [asked] : []));
    setList({ asked: [...list.asked, ...further], cursor });
  }

  return {
    asked: list.asked,
    hasMore: list.cursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore,
    add: (question: PublicQuestion) =>
      setList(({ asked, cursor }) => ({ asked: [question, ...asked], cursor })),
  };
}
