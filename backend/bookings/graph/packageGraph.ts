import { builder, namedType, type FieldsOf } from '@/backend/platform/server/builder';
import type { PackageSession } from '@/lib/shared/bookings/packages';
import type { BookingLine } from '@/lib/shared/bookings/views';

const StateType = namedType<PackageSession['state']>('BookingState');

/** Of a session of a package: which of how many it is. */
export const packageFields = (t: FieldsOf<BookingLine>) => ({
  sessionNo: t.exposeInt('sessionNo'),
  sessionCount: t.exposeInt('sessionCount'),
});

/** A session of a package, as the pages of the others show it. */
export const SessionType = builder.objectRef<PackageSession>('PackageSession').implement({
  description: 'A session of a package.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId'),
    no: t.exposeInt('no'),
    state: t.field({ type: StateType, resolve: ({ state }) => state }),
    startsAt: t.exposeString('startsAt', { nullable: true }),
  }),
});
