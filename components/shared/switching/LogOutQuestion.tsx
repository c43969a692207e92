import dynamic from 'next/dynamic';
import type { useLogOut } from '@/hooks/session/useLogOut';

/** What `useLogOut` asks. */
export type Question = ReturnType<typeof useLogOut>['question'];

const LogOutDialog = dynamic(() => import('./LogOutDialog').then((module) => module.LogOutDialog));

/** Beside every button that logs out: asks where somebody could not come back. */
export function LogOutQuestion(question: Question) {
  return question.isAsked ? <LogOutDialog {...question} /> : null;
}
