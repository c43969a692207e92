import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { AccountMark } from '@/lib/shared/operators/operators';

const LOOKS: Record<AccountMark, Status> = {
  OPERATOR: 'accent',
  SUSPENDED: 'stop',
  MUTED: 'wait',
  FEATURED: 'good',
};

/** What operators decided about an account. */
export function Marks({ marks }: { marks: readonly AccountMark[] }) {
  const { t } = useTranslation('operator');
  return marks.map((mark) => (
    <StatusBadge key={mark} status={LOOKS[mark]}>
      {t(`mark.${mark}`)}
    </StatusBadge>
  ));
}
