import { useEffect, useState } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';

interface CallsByMail {
  /** Null: still reading. `unconfirmed`: there is no address that mails may go to. */
  standing: 'on' | 'off' | 'unconfirmed' | null;
  isSaving: boolean;
  refusal: ErrorCode | null;
  turnOn: () => Promise<void>;
}

/** Whether the reader's turn comes to them by e-mail. */
export function useCallsByMail(): CallsByMail {
  const { isLoggedIn } = useSession();
  const [standing, setStanding] = useState<CallsByMail['standing']>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);

  useEffect(() => {
    if (!isLoggedIn) return;
    let isHere = true;
    const read = async () => {
      const found = await readStanding();
      if (isHere) setStanding(found);
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [isLoggedIn]);

  async function turnOn() {
    if (isSaving) return;
    setIsSaving(true);
    const choice = { type: 'called', channel: 'email', isOn: true } as const;
    const outcome = await tryCall('accounts/save-notification-prefs/', choice);
    setIsSaving(false);
    setRefusal(outcome.refusal);
    if (outcome.refusal === null) setStanding('on');
  }

  return { standing, isSaving, refusal, turnOn };
}

async function readStanding(): Promise<NonNullable<CallsByMail['standing']>> {
  const [proofs, info] = await Promise.all([
    tryCall('user-verifications', {}),
    tryCall('personal-info-query', {}),
  ]);
  if (proofs.answer?.myUser.item?.emailVerified !== true) return 'unconfirmed';
  const choices = info.answer?.myUser.item?.notifications ?? [];
  const calls = choices.find(({ type, channel }) => type === 'called' && channel === 'email');
  return calls?.isOn === true ? 'on' : 'off';
}
