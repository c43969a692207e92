import { useEffect, useState } from 'react';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { callSecureql } from '@/lib/secureql/client';
import type { ErrorCode } from '@/lib/shared/errors';

type Outcome =
  | { kind: 'none' }
  | { kind: 'saved'; count: number; unknown: readonly string[] }
  | { kind: 'failed'; code: ErrorCode };

/** The creator's guest list: read when it is shown, saved as a whole. `handles` null: not read yet. */
export function useGuestList(partyID: string) {
  const [handles, setHandles] = useState<readonly string[] | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const saving = useSecureqlMutation('party/set-guest-list/');

  useEffect(() => {
    let isWanted = true;
    callSecureql('party/get-guest-list/', { partyID }).then(
      ({ guestList }) => isWanted && setHandles(guestList.items.map(({ handle }) => handle)),
      () => isWanted && setOutcome({ kind: 'failed', code: 'backend.unreachable' }),
    );
    return () => {
      isWanted = false;
    };
  }, [partyID]);

  /** Takes handles as people write them down: one in a line, or with commas, with or without @. */
  async function save(text: string) {
    const wanted = text.split(/[\s,;]+/u).map((handle) => handle.replace(/^@/u, '').toLowerCase());
    const result = await saving.run({ partyID, handles: [...new Set(wanted.filter(Boolean))] });
    const item = result?.setGuestList.item;
    setOutcome(
      item
        ? { kind: 'saved', count: item.count, unknown: item.unknown }
        : { kind: 'failed', code: 'payload.invalid' },
    );
  }

  return { handles, outcome, isSaving: saving.isRunning, save };
}
