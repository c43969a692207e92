import { useMoments } from '@/hooks/ui/time/useMoments';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { REFUND_STEPS, type CancelPolicy, type ServiceKind } from '@/lib/shared/experiences/kinds';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Terms {
  kind: ServiceKind;
  cancelPolicy: CancelPolicy;
  creator: { name: string };
}

/**
 * What cancelling gives back, in a sentence: "Free to cancel until Fri 19:30, then half back". Without
 * a time to begin at it says the hours. Needs `serviceWords`.
 */
export function usePolicyWords({ kind, cancelPolicy, creator: { name } }: Terms) {
  const { t } = useTranslation('serviceWords');
  const { moment } = useMoments();
  const now = useNow(MINUTE_MS);

  return (startsAt: string | null): string => {
    if (kind !== 'SESSION') return t(`policy.${kind}`, { name });
    if (startsAt === null || now === null || cancelPolicy === 'NONE') {
      return t(`policy.${cancelPolicy}`, { name });
    }
    const open = REFUND_STEPS[cancelPolicy].flatMap(({ percent, hoursBefore }) => {
      const until = Date.parse(startsAt) - hoursBefore * HOUR_MS;
      return until > now ? [{ percent, until, isToTheStart: hoursBefore === 0 }] : [];
    });
    const said = (until?: number) => (until ? moment(new Date(until).toISOString(), now) : '');
    const full = open.find(({ percent }) => percent === 100);
    const half = open.find(({ percent }) => percent < 100);
    const times = { full: said(full?.until), half: said(half?.until), name };
    const part = half && (half.isToTheStart ? 'half' : 'half_until');
    const words = [full ? 'full' : 'gone', part ?? 'none'].join('_');
    return t(`policy.${words}`, times);
  };
}
