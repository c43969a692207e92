import { FormError } from '@/components/ui/forms/FormError';
import { Spinner } from '@/components/ui/Spinner';
import { usePanel } from '@/hooks/secureql/usePanel';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CaseCard } from './CaseCard';

/** The case of an order, read when it is shown. */
export function CasePanel({ bookingId, onChange }: { bookingId: string; onChange: () => void }) {
  const { t } = useTranslation('cases');
  const { data, errorCode } = usePanel('cases/get-case/', { bookingId });
  const page = data?.orderCase.item;
  if (errorCode !== null) return <FormError code={errorCode}>{t(`errors:${errorCode}`)}</FormError>;
  return page ? <CaseCard initial={page} onChange={onChange} /> : <Spinner />;
}
