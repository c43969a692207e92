import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundState } from '@/lib/shared/fund/states';

const STATUS_OF: Record<FundState, Status> = {
  DRAFT: 'quiet',
  SCHEDULED: 'quiet',
  LIVE: 'good',
  PAUSED: 'wait',
  SETTLING: 'wait',
  REACHED: 'accent',
  MISSED: 'quiet',
  PAID_OUT: 'accent',
  REFUNDED: 'quiet',
  CANCELLED: 'stop',
};

/** The state of a fund in a word, a shape and a colour. Needs the namespace `fund`. */
export function FundStateBadge({ state }: { state: FundState }) {
  const { t } = useTranslation('fund');
  return <StatusBadge status={STATUS_OF[state]}>{t(`state.${state}`)}</StatusBadge>;
}
