import dynamic from 'next/dynamic';
import { useLazyTexts } from '@/hooks/called/useLazyTexts';
import { useTurns } from '@/hooks/called/useTurns';
import { barePath } from '@/lib/navigation/path';

// Only for somebody whose turn it is.
const CalledBar = dynamic(() => import('./CalledBar').then((module) => module.CalledBar));
const WonBar = dynamic(() => import('./WonBar').then((module) => module.WonBar));

interface Props {
  userId: string;
  /** Address of the page that shows. */
  path: string;
}

/** Tells the reader of every page that it is their turn somewhere else. */
export function CalledPlace({ userId, path }: Props) {
  const { turns, reload } = useTurns(userId);
  const here = barePath(path);
  // A ticket says it itself, and so does the page of a draw.
  const turn = turns.find((one) => one.path !== here && `/chance/${one.toolId}` !== here);
  const hasTexts = useLazyTexts('called', turn !== undefined);
  if (!turn || !hasTexts) return null;
  if (turn.kind === 'LOTTERY') return <WonBar key={turn.id} turn={turn} />;
  return <CalledBar key={turn.id} turn={turn} reload={reload} />;
}
