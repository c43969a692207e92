import { useEffect, useEffectEvent, useState } from 'react';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ChatMessage } from '@/lib/shared/messaging/messaging';
import type { Offer } from '@/lib/shared/offers/offer';

export type Offers = ReadonlyMap<string, Offer>;

const byId = (offers: readonly Offer[]): Offers => new Map(offers.map((one) => [one.id, one]));

/** The offers in a conversation by id, read as soon as one of its messages has one. */
export function useOffers(conversationId: string, messages: readonly ChatMessage[]) {
  const [known, setKnown] = useState({ of: conversationId, offers: byId([]) });
  const offers = known.of === conversationId ? known.offers : byId([]);
  const newest = messages.findLast(({ offerId }) => offerId !== null)?.offerId ?? null;

  function read() {
    if (newest === null) return;
    void tryCall('offers/get-offers/', { conversationId }).then(({ answer }) => {
      // Without them a message shows its words, so a refusal is not shown.
      const items = answer?.conversationOffers.items;
      if (items) setKnown({ of: conversationId, offers: byId(items) });
    });
  }
  const readFirst = useEffectEvent(read);
  useEffect(() => readFirst(), [conversationId, newest]);
  useReadAgain(read);

  return {
    offers,
    put: (offer: Offer) =>
      setKnown({ of: conversationId, offers: new Map(offers).set(offer.id, offer) }),
  };
}
