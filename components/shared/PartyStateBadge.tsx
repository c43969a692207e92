import { useTranslation } from '@/hooks/ui/useTranslation';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import type { PartyState } from '@/lib/shared/parties/messages';

const STATUS_OF: Record<PartyState, Status> = {
  DRAFT: 'quiet',
  SCHEDULED: 'quiet',
  OPEN: 'good',
  PAUSED: 'wait',
  CLOSED: 'stop',
  ENDED: 'quiet',
};

/** The state of a queue in a word, a shape and a colour. Needs the namespace `party`. */
export function PartyStateBadge({ state }: { state: PartyState }) {
  const { t } = useTranslation('party');
  return <StatusBadge status={STATUS_OF[state]}>{t(`state.${state}`)}</StatusBadge>;
}
