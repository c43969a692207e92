import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useToast } from '@/hooks/ui/useToast';
import { errorOf } from '@/lib/secureql/answer';
import { callSecureql } from '@/lib/secureql/client';
import { SecureqlError } from '@/lib/secureql/secureqlError';
import type { ErrorCode } from '@/lib/shared/errors';
import { partyChannel } from '@/lib/shared/messages';
import type { ConsoleChange } from './consoleChanges';
import { newRequestKey } from './requestKey';
import type { ConsoleParty, MemberMark, PartyAction } from './types';
import { usePacedRuns } from './usePacedRuns';
import { useOptimisticParty } from './useOptimisticParty';

const READ_EVERY_MS = 1000;

/** The live state of a creator's own queue and all they can do to it. */
export function useConsole(initial: ConsoleParty) {
  const { t } = useTranslation('console');
  const toast = useToast();
  const partyID = initial.id;
  const { data, reload } = useSecureql(
    'get-party-edit',
    { partyID },
    { getParties: { error: null, items: [initial] } },
  );
  const known = data.getParties.items[0] ?? initial;
  const { party, hold } = useOptimisticParty(known);
  const [announcement, setAnnouncement] = useState('');

  const read = usePacedRuns(() => void reload(), READ_EVERY_MS, 0);
  useChannel(partyChannel(partyID), {
    onMessage: (message) => {
      if (message.seq > known.seq) read.soon();
    },
    onGap: read.now,
  });

  async function act(change: ConsoleChange, send: () => Promise<object>): Promise<boolean> {
    const settle = hold(change);
    const refusal = await refusalOf(send);
    settle(refusal === null);
    if (refusal) toast.error(`${t('console.undone')} ${t(`errors:${refusal}`)}`);
    read.now();
    return refusal === null;
  }

  async function callNext(wanted: number) {
    const entryIds = party.waiting.slice(0, wanted).map((member) => member.id);
    if (entryIds.length === 0) return;
    const requestKey = newRequestKey();
    const isDone = await act({ kind: 'call', entryIds }, () =>
      callSecureql('party/call-next/', { partyID, count: entryIds.length, requestKey }),
    );
    if (isDone) setAnnouncement(t('console.called', { count: entryIds.length }));
  }

  async function mark(entryIds: string[], value: MemberMark) {
    if (entryIds.length === 0) return;
    await act({ kind: 'mark', entryIds, mark: value }, () =>
      callSecureql('party/mark-members/', { partyID, entryIds, mark: value }),
    );
  }

  async function changeState(action: PartyAction) {
    await act({ kind: 'state', action }, () =>
      callSecureql('party/change-state/', { partyID, action }),
    );
  }

  return { party, announcement, callNext, mark, changeState, reload };
}

async function refusalOf(send: () => Promise<object>): Promise<ErrorCode | null> {
  try {
    return errorOf(await send());
  } catch (reason) {
    return reason instanceof SecureqlError ? reason.code : 'internal';
  }
}
