import { useEffect, useState } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { readAgain } from '@/lib/page/readAgain';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';

/** The account that this browser can switch to, with what waits there. */
export type OtherAccount = NonNullable<
  ResultOf<'accounts/get-other-account/'>['otherAccount']['item']
>;

/** That account, read when the page shows and again while it is open; null: none, undefined: not known yet. */
export function useOtherAccount(): OtherAccount | null | undefined {
  const { user } = useSession();
  const canSwitch = user?.canSwitch ?? false;
  const [other, setOther] = useState<OtherAccount | null | undefined>(canSwitch ? undefined : null);

  useEffect(() => {
    if (!canSwitch) return undefined;
    let isWanted = true;
    const read = () =>
      void tryCall('accounts/get-other-account/', {}).then(({ answer }) => {
        if (!isWanted) return;
        // Nothing is lost where it cannot be read: a refusal is not shown.
        if (answer) setOther(answer.otherAccount.item);
        else setOther((known) => known ?? null);
      });
    read();
    const stop = readAgain(read);
    return () => {
      isWanted = false;
      stop();
    };
  }, [canSwitch]);

  return other;
}
