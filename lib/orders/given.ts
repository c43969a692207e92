import type { BookingLine } from '@/lib/shared/bookings/views';

/** Whether the reader was given it, and is told nothing of its price. Pure. */
export const isGiven = ({ isGift, role, price }: BookingLine): boolean =>
  isGift && role === 'BUYER' && price === 0;
