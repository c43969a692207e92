import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';

/** Whether one stands on creators' boards: changes at once, and back when saving fails. */
export function useBoardChoice(initial: boolean) {
  const [isShown, setIsShown] = useState(initial);
  const [outcome, setOutcome] = useState<'still' | 'saved' | 'failed'>('still');

  async function choose(isOn: boolean) {
    setIsShown(isOn);
    setOutcome('still');
    const { refusal } = await tryCall('party/set-board-choice/', { isShown: isOn });
    if (refusal !== null) setIsShown(!isOn);
    setOutcome(refusal === null ? 'saved' : 'failed');
  }

  return { isShown, outcome, choose };
}
