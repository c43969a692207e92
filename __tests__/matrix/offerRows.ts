import { creators, members, nobodys, type Row } from './row';

const never = '00000000-0000-7000-8000-000000000000';

/** Rows of the access table: codes, offers in conversations and saved replies. */
export const offerRows: Row[] = [
  {
    path: 'promos/create/',
    payload: () => ({
      ...{ code: 'matrix10', kind: 'PERCENT', value: 10, serviceIds: null, maxUses: null },
      ...{ until: null, requestKey: crypto.randomUUID() },
    }),
    fields: 'code currency id isOn kind maxUses serviceIds until uses value',
    own: creators(1),
  },
  {
    path: 'promos/get-mine/',
    fields: 'code currency id isOn kind maxUses serviceIds until uses value',
    own: creators(1),
  },
  { path: 'promos/switch/', payload: () => ({ promoId: never, isOn: false }), own: nobodys },
  {
    path: 'bookings/apply-code/',
    payload: () => ({ bookingId: never, code: 'matrix10' }),
    own: members('booking.not_found'),
  },
  {
    path: 'offers/get-offers/',
    payload: ({ conversationId }) => ({ conversationId }),
    own: { visitor: 401, fan: 0, owner: 0, others: 403 },
    missing: nobodys,
  },
  {
    path: 'offers/send/',
    payload: ({ conversationId, serviceId }) => ({
      ...{ conversationId, serviceId, name: 'For you', included: [], price: 1000 },
      ...{ minutes: 60, days: null, validDays: 7, requestKey: crypto.randomUUID() },
    }),
    // It is a draft.
    own: { visitor: 401, owner: 'service.not_for_sale', others: 403 },
    missing: nobodys,
  },
  { path: 'offers/withdraw/', payload: () => ({ offerId: never }), own: nobodys },
  {
    path: 'messaging/save-reply/',
    payload: () => ({ name: 'hello', body: 'Hello there' }),
    fields: 'body id name',
    own: creators(1),
  },
  { path: 'messaging/get-saved-replies/', fields: 'body id name', own: creators(1) },
  {
    path: 'messaging/delete-reply/',
    payload: () => ({ replyId: never }),
    fields: 'id',
    own: creators(1),
  },
];
