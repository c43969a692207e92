import { applyFundChange } from '@/hooks/fundconsole/console/fundChanges';
import { nextFundAct } from '@/hooks/fundconsole/console/nextFundAct';
import { fundGroups } from '@/hooks/fundconsole/list/fundGroups';
import type { ConsoleFund, FundSummary } from '@/hooks/fundconsole/types';
import { aContribution, aFundConsole } from '@/__tests__/support/fundConsole';

const secret = { id: 'secret', amount: 120_000, title: 'Cat cam' };
const message = aContribution(1);
const END = '2026-11-24T20:00:00.000Z';

const actOf = (
  edit: ConsoleFund,
  areAlertsPaused = false,
  kept: string[] = [],
  isSecretLater = false,
) =>
  nextFundAct(edit, {
    areAlertsPaused,
    focus: edit.toCheck[0] ?? null,
    keptHidden: new Set(kept),
    isSecretLater,
  }).kind;

test('the acts come in their order', () => {
  const part = { hiddenMilestones: [secret], toCheck: [message], unthanked: 3 };
  const all = aFundConsole({ reachedAt: END }, part);
  expect(actOf(all, true)).toBe('alerts');
  expect(actOf(all)).toBe('reveal');
  expect(actOf(all, false, ['secret'])).toBe('approve');
  expect(actOf(all, false, [], true)).toBe('approve');
  expect(actOf({ ...all, toCheck: [] }, false, [], true)).toBe('reveal');
  expect(actOf({ ...all, hiddenMilestones: [], toCheck: [] })).toBe('thank');
  expect(actOf(aFundConsole())).toBe('copy');
});

test('a secret that is not reached, or not one’s to reveal, asks for nothing', () => {
  const far = { ...secret, amount: 190_000 };
  expect(actOf(aFundConsole({}, { hiddenMilestones: [far] }))).toBe('copy');
  const mod = aFundConsole({}, { hiddenMilestones: [secret], right: 'RUN' });
  expect(actOf(mod)).toBe('copy');
});

test('each state has its act', () => {
  const stateOf = (state: ConsoleFund['fund']['state'], part = {}) =>
    actOf(aFundConsole({ state }, part));
  expect(stateOf('DRAFT')).toBe('open');
  expect(stateOf('SCHEDULED', { canGoLive: false })).toBe('payouts');
  expect(stateOf('PAUSED')).toBe('resume');
  expect(stateOf('SETTLING')).toBe('settling');
  expect(stateOf('REACHED', { unthanked: 2 })).toBe('thank');
  expect(stateOf('MISSED')).toBe('recap');
});

test('a verdict is shown at once: it leaves the list, or goes behind it', () => {
  const edit = aFundConsole({}, { toCheck: [message, aContribution(2)] });
  const check = (verdict: 'APPROVE' | 'LATER') =>
    applyFundChange(edit, { kind: 'check', contributionId: message.id, verdict });
  expect(check('LATER').toCheck.map(({ id }) => id)).toEqual(['contribution-2', 'contribution-1']);
  const approved = check('APPROVE');
  expect(approved.toCheckCount).toBe(1);
  expect(approved.contributions[0]?.messageState).toBe('APPROVED');
});

test('funds are grouped by what they ask of their creator', () => {
  const fund = (id: string, state: FundSummary['state'], deadlineAt: string | null = null) =>
    ({ id, state, deadlineAt, startsAt: null }) as FundSummary;
  const groups = fundGroups([
    fund('draft', 'DRAFT'),
    fund('open', 'LIVE'),
    fund('soon', 'PAUSED', END),
    fund('over', 'REACHED'),
  ]);
  expect(groups.running.map(({ id }) => id)).toEqual(['soon', 'open']);
  expect(groups.coming.map(({ id }) => id)).toEqual(['draft']);
  expect(groups.ended.map(({ id }) => id)).toEqual(['over']);
});
