/** What of the world has to do with orders. */
interface Ordered {
  serviceId: string;
  serviceTierId: string;
  bookingId: string;
  madeBookingId: string;
  giftBookingId: string;
  giftPath: string;
  reviewedBookingId: string;
  sealedBookingId: string;
}

/** Addresses of orders, their cases and their gifts. */
export const orderPaths = (world: Ordered): string[] => [
  ...['', '?list=PAST', `/${world.bookingId}`, `/${world.madeBookingId}`].map(
    (order) => `/orders${order}`,
  ),
  ...['', `?booking=${world.madeBookingId}`].map((of) => `/dashboard/resolution${of}`),
  `/experiences/${world.serviceId}/${world.serviceTierId}/stripe?booking=${world.bookingId}`,
  ...[world.giftBookingId, world.reviewedBookingId, world.sealedBookingId].map(
    (id) => `/orders/${id}`,
  ),
  world.giftPath,
  `/experiences/${world.serviceId}/${world.serviceTierId}/checkout?gift=1`,
];
