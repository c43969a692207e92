import { CalledSheet } from '@/components/shared/ticket/CalledSheet';
import { WaitingSheet } from '@/components/shared/ticket/WaitingSheet';
import { READER, type useSampleQueue } from '@/hooks/landing/useSampleQueue';

interface Props {
  ticket: ReturnType<typeof useSampleQueue>['ticket'];
}

/** The reader's ticket in the sample queue. */
export function PhoneTicket({ ticket }: Props) {
  if (ticket === null) return <CalledSheet />;
  return <WaitingSheet ticket={ticket} firstPlace={READER} isSmall />;
}
