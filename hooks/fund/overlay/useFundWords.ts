import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatBriefMoney } from '@/lib/shared/money/format';
import type { FundFace } from '@/lib/shared/fund/messages';
import { isFundOver } from '@/lib/shared/fund/states';
import { nextMilestone } from './milestones';
import { useRecentCorrection } from './useRecentCorrection';

export interface FundWords {
  /** Writes an amount of the fund. */
  money: (amount: number) => string;
  sum: string;
  /** "of €2,000". */
  of: string;
  /** How it stands, where that is not just running; null: it is. */
  state: string | null;
  /** Why the sum has just changed; null: it did not but by contributions. */
  note: string | null;
  /** What is given and not paid yet; null: nothing. */
  coming: string | null;
  /** Of the bar that this show has for itself; null: there is none. */
  show: string | null;
  next: { title: string; amount: string; toGo: string } | null;
  /** How many gave; null: nobody yet. */
  supporters: string | null;
  /** People may give now or soon. */
  hasWay: boolean;
  wayLabel: string;
}

/** What a fund says on a stream. */
export function useFundWords(fund: FundFace): FundWords {
  const { t, i18n } = useTranslation('fundOverlay');
  const correction = useRecentCorrection(fund.corrections);
  const { currency, goal, mode, pending, raised, session, state, supporterCount } = fund;
  const money = (amount: number) => formatBriefMoney({ amount, currency }, i18n.language);
  const isPledged = mode === 'ALL_OR_NOTHING' && !isFundOver(state);
  const next = isFundOver(state) ? null : nextMilestone(fund);

  function comingWords() {
    if (isPledged) return raised > 0 ? t('pledged') : null;
    return pending > 0 && state !== 'MISSED' && state !== 'CANCELLED'
      ? t('coming', { amount: money(pending) })
      : null;
  }

  function showWords() {
    if (session === null || isFundOver(state)) return null;
    const values = { amount: money(session.raised) };
    return session.goal === null
      ? t('show', values)
      : t('show_of', { ...values, goal: money(session.goal) });
  }

  return {
    money,
    sum: money(raised),
    of: t('of', { goal: money(goal) }),
    state: stateKey(fund) === null ? null : t(`state.${stateKey(fund)}`),
    note:
      correction && t(`note.${correction.kind}`, { amount: money(Math.abs(correction.amount)) }),
    coming: comingWords(),
    show: showWords(),
    next: next && {
      title: next.title,
      amount: money(next.amount),
      toGo: t('to_go', { amount: money(next.amount - raised) }),
    },
    supporters: supporterCount > 0 ? t('supporters', { count: supporterCount }) : null,
    hasWay: !isFundOver(state),
    wayLabel: t(state === 'LIVE' ? 'give' : 'follow'),
  };
}

/** Which sentence says how a fund stands; null: none is needed. Pure. */
function stateKey({ mode, state, reachedAt }: Pick<FundFace, 'mode' | 'state' | 'reachedAt'>) {
  switch (state) {
    case 'LIVE':
      return reachedAt === null ? null : 'reached';
    case 'REACHED':
    case 'PAID_OUT':
      return 'reached';
    case 'MISSED':
      return mode === 'KEEP' ? 'over' : 'missed';
    case 'SCHEDULED':
    case 'DRAFT':
      return 'soon';
    case 'PAUSED':
      return 'paused';
    case 'SETTLING':
      return 'settling';
    case 'REFUNDED':
      return 'refunded';
    case 'CANCELLED':
      return 'cancelled';
  }
}
