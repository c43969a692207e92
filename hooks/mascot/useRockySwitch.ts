import { useState } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { rememberAway, rememberPressed } from '@/lib/mascot/memory';
import { tryCall } from '@/lib/secureql/tryCall';
import { useMayAppear } from './useMayAppear';

/**
 * The switch of whether Rocky may appear: kept with the account; a visitor's with this browser. Sent
 * away, Rocky stays away from this browser also when the account cannot be reached.
 */
export function useRockySwitch() {
  const { user } = useSession();
  const isOn = useMayAppear();
  const [outcome, setOutcome] = useState<'still' | 'saved' | 'failed'>('still');

  async function choose(isWanted: boolean) {
    setOutcome('still');
    if (user === null) {
      rememberAway(!isWanted);
      setOutcome('saved');
      return;
    }
    const before = isOn;
    rememberPressed(user.id, isWanted);
    if (isWanted) rememberAway(false);
    const { refusal } = await tryCall('accounts/save-rocky/', { isOn: isWanted });
    if (refusal !== null && isWanted) rememberPressed(user.id, before);
    if (refusal !== null && !isWanted) rememberAway(true);
    setOutcome(refusal === null || !isWanted ? 'saved' : 'failed');
  }

  return { isOn, outcome, choose };
}
