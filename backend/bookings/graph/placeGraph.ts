import { builder } from '@/backend/platform/server/builder';
import type { BoughtQueuePlace, OpenQueue } from '@/lib/shared/bookings/views';

const OpenQueueType = builder.objectRef<OpenQueue>('OpenQueue').implement({
  description: 'A queue in which a bought place can be used.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    game: t.exposeString('game'),
    isOpen: t.exposeBoolean('isOpen'),
    opensAt: t.exposeString('opensAt', { nullable: true }),
  }),
});

/** Of an order of a place in a queue: where it stands. */
export const PlaceType = builder.objectRef<BoughtQueuePlace>('BoughtQueuePlace').implement({
  description: 'Where a place in a queue stands that was bought.',
  fields: (t) => ({
    partyId: t.exposeID('partyId', { nullable: true }),
    title: t.exposeString('title', { nullable: true }),
    queueUuid: t.exposeID('queueUuid', { nullable: true }),
    backAt: t.exposeString('backAt', { nullable: true }),
    queues: t.expose('queues', { type: [OpenQueueType] }),
  }),
});
