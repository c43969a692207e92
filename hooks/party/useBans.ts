import { useCallback, useEffect, useState } from 'react';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { errorOf } from '@/lib/secureql/answer';
import { callSecureql } from '@/lib/secureql/client';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { SecureqlError } from '@/lib/secureql/secureqlError';
import type { ErrorCode } from '@/lib/shared/errors';

type Ban = ResultOf<'party/get-bans/'>['partyBans']['items'][number];

/** Whom a party's creator keeps out; null until the list has come. */
export function useBans(partyID: string) {
  const [bans, setBans] = useState<readonly Ban[] | null>(null);
  const [failed, setFailed] = useState<ErrorCode | null>(null);
  const lifting = useSecureqlMutation('party/lift-ban/');

  const load = useCallback(async () => {
    try {
      const answer = await callSecureql('party/get-bans/', { partyID });
      const code = errorOf(answer);
      setFailed(code);
      if (code === null) setBans(answer.partyBans.items);
    } catch (reason) {
      setFailed(reason instanceof SecureqlError ? reason.code : 'internal');
    }
  }, [partyID]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- set when the answer has come
    void load();
  }, [load]);

  async function lift(userId: string) {
    const answer = await lifting.run({ partyID, userId });
    const code = answer && errorOf(answer);
    setFailed(code);
    if (answer && code === null)
      setBans((list) => list?.filter((ban) => ban.userId !== userId) ?? null);
  }

  return {
    bans,
    errorCode: failed ?? lifting.error?.code ?? null,
    isRunning: lifting.isRunning,
    lift,
    load,
  };
}
