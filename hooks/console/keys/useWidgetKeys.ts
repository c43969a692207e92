import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';

/** Makes and ends overlay keys. A new key is held only until `forget`, and never stored. */
export function useWidgetKeys(toolId: string, reload: () => Promise<void>) {
  const creation = useCall('widgets/create-key/');
  const ending = useCall('widgets/revoke-key/');
  const [newKey, setNewKey] = useState<string | null>(null);

  async function create() {
    // The call says `partyID` of any tool's id.
    const { answer } = await creation.run({ partyID: toolId });
    const key = answer?.createWidgetKey.item?.key;
    if (!key) return;
    setNewKey(key);
    await reload();
  }

  async function revoke(keyId: string): Promise<boolean> {
    const { answer } = await ending.run({ keyId });
    await reload();
    return answer !== null;
  }

  return {
    newKey,
    create,
    revoke,
    forget: () => setNewKey(null),
    isRunning: creation.isRunning || ending.isRunning,
    errorCode: creation.refusal ?? ending.refusal,
  };
}
