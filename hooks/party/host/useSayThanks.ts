import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';

/** Says one thing to everyone who played; `thanks` is what was said, null until then. */
export function useSayThanks(partyID: string, saidBefore: string | null) {
  const { run, isRunning, refusal } = useCall('party/say-thanks/');
  const [thanks, setThanks] = useState(saidBefore);
  // One key while the page stands: a press that got no answer can be repeated and thanks once.
  const [requestKey] = useState(newRequestKey);

  async function say(message: string) {
    const { answer } = await run({ partyID, message, requestKey });
    const said = answer?.sayThanks.item?.thanks;
    if (said !== undefined) setThanks(said);
  }

  return { say, thanks, isRunning, refusal };
}
