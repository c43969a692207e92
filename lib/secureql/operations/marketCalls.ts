import { availabilityCalls } from '@/lib/secureql/operations/availability/availability';
import { bookingCalls } from '@/lib/secureql/operations/bookings/bookingCalls';
import { caseCalls } from '@/lib/secureql/operations/bookings/cases';
import { removeFile } from '@/lib/secureql/operations/files';
import { giftCalls } from '@/lib/secureql/operations/gifts/giftCalls';
import { operatorCalls } from '@/lib/secureql/operations/operators/operators';
import { reviewCalls } from '@/lib/secureql/operations/reviews/reviews';
import { offerCalls } from '@/lib/secureql/operations/offers/offers';
import { promoCalls } from '@/lib/secureql/operations/promos/promos';
import { serviceCalls } from '@/lib/secureql/operations/experiences/serviceCalls';

/** The calls around what creators sell: hours, services, orders, their files, gifts and reviews; and of operators. */
export const marketCalls = [
  ...availabilityCalls,
  removeFile,
  ...serviceCalls,
  ...bookingCalls,
  ...operatorCalls,
  ...caseCalls,
  ...giftCalls,
  ...reviewCalls,
  ...promoCalls,
  ...offerCalls,
] as const;
