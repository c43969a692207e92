import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { Turn } from './types';

type Verb = 'ready' | 'later';

/** How a call is answered in one kind of tool; why it was refused, or null. */
type Answers = Readonly<Record<Verb, (id: string) => Promise<ErrorCode | null>>>;

const ANSWERS: Readonly<Record<string, Answers | undefined>> = {
  PARTY: {
    ready: async (queueUuid) => (await tryCall('party/confirm-ready/', { queueUuid })).refusal,
    later: async (queueUuid) => (await tryCall('party/answer-later/', { queueUuid })).refusal,
  },
};

/**
 * Answers a call, once at a time, and reads again what waits then. `answer` does nothing for a kind
 * of tool that has no answer: its page has.
 */
export function useAnswer({ id, kind }: Turn, reload: () => Promise<void>) {
  const [running, setRunning] = useState<Verb | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const answers = ANSWERS[kind];

  async function answer(verb: Verb) {
    if (running !== null || !answers) return;
    setRunning(verb);
    setRefusal(await answers[verb](id));
    await reload();
    setRunning(null);
  }

  return { answer, running, refusal, canAnswer: answers !== undefined };
}
