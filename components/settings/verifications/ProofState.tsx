import { useTranslation } from '@/hooks/ui/useTranslation';
import { StatusBadge } from '@/components/ui/StatusBadge';

/** Whether something is verified, in a word, a shape and a colour. */
export function ProofState({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <div>
      <StatusBadge status={isVerified ? 'good' : 'wait'}>
        {t(isVerified ? 'verify.done' : 'verify.open')}
      </StatusBadge>
    </div>
  );
}
