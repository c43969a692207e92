import type { BackendClient } from '@/scripts/demo/backendClient';
import { pay } from './orders';
import type { OpenedService } from './services';

/** What somebody gives, and what they say with it. */
interface Given {
  service: OpenedService;
  receiverName: string;
  message: string | null;
}

/** Buys the first tier of a service for somebody, to hand its link over; returns the booking's id. */
export async function give(
  giver: BackendClient,
  { service, receiverName, message }: Given,
): Promise<string> {
  const { item } = await giver.ask<{ item: { bookingId: string; amount: number } }>(
    'mutation($serviceTierId: ID!, $timeZone: String!, $requestKey: String!, $receiverName: String!, $giverName: String!, $message: String) { answer: holdGift(serviceTierId: $serviceTierId, timeZone: $timeZone, requestKey: $requestKey, receiverName: $receiverName, giverName: $giverName, message: $message, email: null, sendAt: null, isPriceHidden: true) { error item { bookingId amount } } }',
    {
      ...{ serviceTierId: service.tiers[0]?.id ?? '', timeZone: 'Europe/Berlin', receiverName },
      ...{ giverName: 'Sam', message, requestKey: crypto.randomUUID() },
    },
  );
  const { bookingId, amount } = item;
  await pay(giver, bookingId, { answers: [], note: null, shown: amount });
  return bookingId;
}

/** Takes a gift by the link that its giver hands over. */
export async function claim(
  giver: BackendClient,
  receiver: BackendClient,
  bookingId: string,
): Promise<void> {
  const { item } = await giver.ask<{ item: { id: string; link: string } }>(
    'query($bookingId: ID!) { answer: giftOfOrder(bookingId: $bookingId) { error item { id link } } }',
    { bookingId },
  );
  const token = item.link.split('#token=').at(-1) ?? '';
  await receiver.ask(
    'mutation($giftId: ID!, $token: String!) { answer: claimGift(giftId: $giftId, token: $token) { error } }',
    { giftId: item.id, token },
  );
}
