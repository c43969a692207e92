import type { SearchFilters } from '@/lib/shared/experiences/service';

/** Public page of a service. */
export const servicePath = (handle: string, serviceId: string) => `/${handle}/${serviceId}`;

/** Where a tier is booked; with a time (UTC ISO 8601), that one is chosen. */
export const checkoutPath = (serviceId: string, tierId: string, startsAt?: string) =>
  `/experiences/${serviceId}/${tierId}/checkout${startsAt ? `?at=${encodeURIComponent(startsAt)}` : ''}`;

/** Where a tier is bought for somebody else. */
export const giftCheckoutPath = (serviceId: string, tierId: string) =>
  `${checkoutPath(serviceId, tierId)}?gift=1`;

/** Where the payment of a booking stands, for its buyer. */
export const stripePath = (serviceId: string, tierId: string, bookingId: string) =>
  `/experiences/${serviceId}/${tierId}/stripe?booking=${bookingId}`;

/** Where a creator changes a service. */
export const editPath = (serviceId: string) => `/experiences/${serviceId}/edit`;

/** A gift for whoever has its link; the right stands behind `#`. */
export const giftPath = (giftId: string) => `/gift/${giftId}`;

/** What a fan gave and was given. */
export const giftsPath = '/dashboard/gifts';

/** Every order of the caller, bought, given and received. */
export const ordersPath = '/orders';

/** One order, for both of its sides. */
export const orderPath = (bookingId: string) => `${ordersPath}/${bookingId}`;

/** The resolution centre; with an order, what went wrong with that one. */
export const resolutionPath = (bookingId?: string) =>
  bookingId === undefined ? '/dashboard/resolution' : `/dashboard/resolution?booking=${bookingId}`;

/** What each filter is called in the address of the search. */
export const EXPLORE_QUERY = {
  text: 'q',
  category: 'category',
  kind: 'kind',
  language: 'language',
  priceFrom: 'from',
  priceTo: 'to',
  freeWithinDays: 'days',
  ratingFrom: 'rating',
  sort: 'sort',
} as const satisfies Record<keyof SearchFilters, string>;

/** Of a search that takes the words as they are written. */
export const EXACTLY_QUERY = 'exactly';

const FILTER_NAMES = Object.keys(EXPLORE_QUERY) as (keyof SearchFilters)[];

/** Address of a search, to be shared; what is not narrowed stays out of it. */
export const explorePath = (filters: Partial<SearchFilters> = {}, isExact = false) => {
  const query = new URLSearchParams();
  FILTER_NAMES.forEach((name) => {
    const value = filters[name];
    if (value === undefined || value === null || value === '') return;
    if (name === 'sort' && value === 'FIT') return;
    query.set(EXPLORE_QUERY[name], String(value));
  });
  if (isExact) query.set(EXACTLY_QUERY, '1');
  const words = query.toString();
  return words === '' ? '/explore' : `/explore?${words}`;
};

/** The session of an order as a file for a calendar. */
export const calendarFilePath = (bookingId: string) => `/api/calendar/${bookingId}.ics`;
