import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Ticket } from '@/hooks/party/types';

/** Why this ticket was called, in one sentence. */
export function Receipt({ ticket: { receipt, party } }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  if (!receipt) return null;
  const { by, lane, outOf } = receipt;
  if (by === 'HAND') return <p>{t('receipt.HAND', { name: party.creator.name })}</p>;
  if (outOf <= 1) return <p>{t('receipt.alone')}</p>;
  return <p>{t(by === 'LANES' ? `receipt.LANES_${lane}` : `receipt.${by}`, { outOf })}</p>;
}
