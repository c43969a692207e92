import dynamic from 'next/dynamic';
import type { BookingPage } from '@/lib/shared/bookings/views';

// Most orders never have one.
const CasePanel = dynamic(() =>
  import('@/components/shared/cases/CasePanel').then((module) => module.CasePanel),
);

/** The case of an order, while one is open. */
export function OrderCase({ order, onChange }: { order: BookingPage; onChange: () => void }) {
  const { id, version, state, caseAnswerBy } = order;
  if (state !== 'DISPUTED' && caseAnswerBy === null) return null;
  // Another state of the order is another one of its case.
  return <CasePanel key={version} bookingId={id} onChange={onChange} />;
}
