import { useMemo, useState } from 'react';
import { answerOf, answerTo, type Reply } from '@/lib/help/answers/answerTo';
import type { HelpIndex } from '@/lib/help/answers/helpIndex';
import type { ArticleId } from '@/lib/help/articles';
import { useHelpIndex } from './useHelpIndex';

interface Question {
  /** As it stands in the log. */
  text: string;
  /** The article somebody chose, where we asked back or suggested it. */
  chosen?: ArticleId;
  /** What is asked about; the text itself unless said. */
  about?: string;
}

/** A question and what the help says to it; null while the articles are on their way. */
export interface ChatLine extends Question {
  key: number;
  reply: Reply | null;
}

/** A conversation with the help, which stays in this page. */
export function useHelpChat() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const { index, hasFailed, retry } = useHelpIndex();
  const lines = useMemo(
    () =>
      questions.map((question, key): ChatLine => ({
        ...question,
        key,
        reply: index && replyTo(index, question),
      })),
    [questions, index],
  );
  const ask = (question: Question) => setQuestions((before) => [...before, question]);
  return { lines, ask, hasFailed, retry };
}

function replyTo(index: HelpIndex, { text, chosen, about = text }: Question): Reply {
  return chosen === undefined ? answerTo(index, text) : answerOf(index, chosen, about);
}
