import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { useToast } from '@/hooks/ui/toasts/useToast';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import { nextPeople } from './nextPeople';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { MemberMark, PartyAction } from '@/lib/shared/parties/partyActions';
import type { ConsoleParty, LoggedAction } from '@/hooks/party/types';
import type { RunAction } from '@/hooks/console/useActions';
import type { ConsoleChange } from './consoleChanges';

/** All that hosts can do to a queue and to the people in it. */
export type ConsoleVerbs = ReturnType<typeof useConsoleVerbs>;

/** The verbs of the console; each is shown at once where its outcome is known. */
export function useConsoleVerbs(
  party: ConsoleParty,
  act: RunAction<ConsoleChange>,
  lastAction: () => Promise<LoggedAction | undefined>,
) {
  const { t, i18n } = useTranslation('console');
  const toast = useToast();
  const [announcement, setAnnouncement] = useState('');
  const partyID = party.id;

  async function callNext(seats: number, order: OrderPolicy | null) {
    if (party.memberCount === 0) return;
    const expected = nextPeople(party, seats, order ?? party.orderPolicy);
    const change = expected && { kind: 'call' as const, entryIds: expected.map(({ id }) => id) };
    const payload = { partyID, count: seats, order, requestKey: newRequestKey() };
    const answer = await act(change, 'party/call-next/', payload);
    sayCalled(answer?.callNext.item?.count);
  }

  async function callMembers(entryIds: string[]) {
    const payload = { partyID, entryIds, requestKey: newRequestKey() };
    const answer = await act({ kind: 'call', entryIds }, 'party/call-members/', payload);
    sayCalled(answer?.callMembers.item?.count);
  }

  function sayCalled(count: number | undefined) {
    if (count) setAnnouncement(t('console.called', { count }));
  }

  async function mark(entryIds: string[], value: MemberMark, reason: string | null = null) {
    if (entryIds.length === 0) return;
    await act({ kind: 'mark', entryIds, mark: value }, 'party/mark-members/', {
      partyID,
      entryIds,
      mark: value,
      reason,
    });
  }

  /** Whoever waits further down than the list shows goes as well: the next state says. */
  async function clear() {
    const entryIds = party.waiting.map(({ id }) => id);
    await act({ kind: 'mark', entryIds, mark: 'REMOVED' }, 'party/clear-queue/', { partyID });
  }

  async function bringBack(entryIds: string[]) {
    await act({ kind: 'back', entryIds }, 'party/bring-back/', { partyID, entryIds });
  }

  async function move(entryId: string, beforeId: string | null, reason: string | null = null) {
    await act({ kind: 'move', entryId, beforeId }, 'party/move-member/', {
      partyID,
      entryId,
      beforeId,
      reason,
    });
  }

  async function ban(entryId: string, reason: string | null) {
    await act({ kind: 'ban', entryId }, 'party/ban-member/', { partyID, entryId, reason });
  }

  async function note(entryId: string, text: string | null) {
    await act({ kind: 'note', entryId, note: text }, 'party/note-member/', {
      partyID,
      entryId,
      note: text,
    });
  }

  async function givePriority(entryIds: string[]) {
    const answer = await act(null, 'party/give-priority/', { partyID, entryIds });
    const count = answer?.givePriority.item?.count;
    if (count) toast.success(t('recap.given', { count }));
  }

  async function addGuest(name: string, fields: { key: string; value: string }[]) {
    const payload = { partyID, name, fields, requestKey: newRequestKey() };
    await act(null, 'party/add-guest/', payload);
  }

  async function setNotice(notice: string | null) {
    await act({ kind: 'notice', notice }, 'party/set-notice/', { partyID, notice });
  }

  /** Whether only people with a confirmed e-mail may join from now on. */
  async function setVerifiedOnly(isOn: boolean) {
    const whoCanJoin = isOn ? ('VERIFIED' as const) : ('EVERYONE' as const);
    await act({ kind: 'rule', whoCanJoin }, 'party/set-verified-only/', { partyID, isOn });
  }

  /** Undoes the last action; says so when there is nothing left to undo. */
  async function undo() {
    const last = await lastAction();
    if (!last) return;
    if (last.isFinal) {
      toast.warning(t('errors:act.final'));
      return;
    }
    const answer = await act({ kind: 'undo', actId: last.id }, 'party/undo/', {
      partyID,
      actId: last.id,
    });
    const done = answer?.undoAct.item;
    if (!done) return;
    const { count, elsewhere, gone } = done;
    if (count === 0) toast.warning(t('log.too_late'));
    else setAnnouncement(t('log.taken_back'));
    const names = new Intl.ListFormat(i18n.language);
    if (elsewhere.length > 0) toast.warning(t('log.elsewhere', { names: names.format(elsewhere) }));
    if (count > 0 && gone.length > 0)
      toast.warning(t('log.not_back', { names: names.format(gone) }));
  }

  async function changeState(action: PartyAction) {
    await act({ kind: 'state', action }, 'party/change-state/', { partyID, action });
  }

  return {
    announcement,
    callNext,
    callMembers,
    mark,
    clear,
    bringBack,
    move,
    ban,
    note,
    givePriority,
    addGuest,
    setNotice,
    setVerifiedOnly,
    undo,
    changeState,
  };
}
