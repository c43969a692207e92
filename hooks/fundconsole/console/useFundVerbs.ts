import { useState } from 'react';
import type { RunAction } from '@/hooks/console/useActions';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { FundAction, Verdict } from '@/lib/shared/fund/states';
import type { FundChange } from './fundChanges';

/** All that hosts can do to a fund by one press; what is typed first has a dialog of its own. */
export type FundVerbs = ReturnType<typeof useFundVerbs>;

/** The verbs of the console; each is shown at once where its outcome is known. */
export function useFundVerbs(edit: ConsoleFund, act: RunAction<FundChange>) {
  const { t } = useTranslation('fundHost');
  const [announcement, setAnnouncement] = useState('');
  const fundId = edit.id;

  async function changeState(action: FundAction) {
    await act({ kind: 'state', action }, 'fund/change-state/', { fundId, action });
  }

  async function check(contributionId: string, verdict: Verdict) {
    const change = { kind: 'check', contributionId, verdict } as const;
    const payload = { fundId, contributionId, verdict };
    const answer = await act(change, 'fund/check-message/', payload);
    if (answer) setAnnouncement(t(`said.${verdict}`));
  }

  async function reveal(milestoneId: string) {
    const payload = { fundId, milestoneId };
    const answer = await act({ kind: 'reveal', milestoneId }, 'fund/reveal-milestone/', payload);
    if (answer) setAnnouncement(t('said.revealed'));
  }

  async function test(amount: number) {
    const payload = { fundId, amount, requestKey: newRequestKey() };
    const answer = await act(null, 'fund/test-contribution/', payload);
    if (answer) setAnnouncement(t('said.tested'));
  }

  async function endMatch(matchId: string) {
    await act(null, 'fund/end-match/', { fundId, matchId });
  }

  /** Takes the last press that can be taken back. */
  async function undo() {
    const last = edit.acts.find(({ isUndone, isFinal }) => !isUndone && !isFinal);
    if (!last) return;
    const answer = await act(null, 'party/undo/', { partyID: fundId, actId: last.id });
    if (answer) setAnnouncement(t('said.undone'));
  }

  return { announcement, changeState, check, reveal, test, endMatch, undo };
}
