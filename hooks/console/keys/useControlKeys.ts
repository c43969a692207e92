import { useState } from 'react';
import { usePanel } from '@/hooks/secureql/usePanel';

/** Makes and ends the keys of a stream deck. A new key is held only until `forget`. */
export function useControlKeys(toolId: string) {
  // The calls say `partyID` of any tool's id.
  const { data, change, ...panel } = usePanel('control/get-keys/', { partyID: toolId });
  const [newKey, setNewKey] = useState<string | null>(null);

  async function create(action: string) {
    const answer = await change('control/create-key/', { partyID: toolId, action });
    setNewKey(answer?.createControlKey.item?.key ?? null);
  }

  return {
    ...panel,
    /** Null until they have come. */
    keys: data?.controlKeys.items ?? null,
    newKey,
    forget: () => setNewKey(null),
    create,
    revoke: (keyId: string) => void change('control/revoke-key/', { keyId }),
  };
}
