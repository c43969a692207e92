import { useState } from 'react';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { errorOf } from '@/lib/secureql/browser/answer';
import type { ErrorCode } from '@/lib/shared/errors';

/** Makes and ends overlay keys. A new key is held only until `forget`, and never stored. */
export function useWidgetKeys(partyID: string, reload: () => Promise<void>) {
  const creation = useSecureqlMutation('widgets/create-key/');
  const ending = useSecureqlMutation('widgets/revoke-key/');
  const [newKey, setNewKey] = useState<string | null>(null);
  const [refused, setRefused] = useState<ErrorCode | null>(null);

  async function create() {
    const result = await creation.run({ partyID });
    setRefused(result && errorOf(result));
    const key = result?.createWidgetKey.item?.key;
    if (!key) return;
    setNewKey(key);
    await reload();
  }

  async function revoke(keyId: string): Promise<boolean> {
    const result = await ending.run({ keyId });
    setRefused(result && errorOf(result));
    await reload();
    return result !== null && errorOf(result) === null;
  }

  return {
    newKey,
    create,
    revoke,
    forget: () => setNewKey(null),
    isRunning: creation.isRunning || ending.isRunning,
    errorCode: refused ?? creation.error?.code ?? ending.error?.code ?? null,
  };
}
