import { z } from 'zod';
import type { ServiceKind } from '@/lib/shared/experiences/kinds';
import { idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { LARGEST_CHARGE, type Currency } from '@/lib/shared/money/money';
import { requiredLine } from '@/lib/shared/text';

/** How an offer in a conversation stands. */
export const OFFER_STATES = ['OPEN', 'BOUGHT', 'EXPIRED', 'WITHDRAWN'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Payload of `offers/send/`: a version of a service that one person alone can buy, once. */
export const sendOfferPayload = z.strictObject({
  conversationId: idSchema,
  serviceId: idSchema,
  name: requiredLine(LIMITS.tierName),
  included: z.array(requiredLine(LIMITS.includedLine)).max(LIMITS.included),
  /** Minor units of the service's currency. */
  price: z.int().min(1).max(LARGEST_CHARGE),
  /** Of a session. */
  minutes: z.int().min(LIMITS.sessionMinutesMin).max(LIMITS.sessionMinutesMax).nullable(),
  /** Of a delivery. */
  days: z.int().min(1).max(LIMITS.deliveryDays).nullable(),
  /** So many days from now it can be bought. */
  validDays: z.int().min(1).max(LIMITS.offerDays),
  requestKey: idSchema,
});
export type SendOfferInput = z.output<typeof sendOfferPayload>;

/** Payload of `offers/withdraw/`. */
export const offerPayload = z.strictObject({ offerId: idSchema });

/** Payload of `offers/get-offers/`: those of one conversation. */
export const offersPayload = z.strictObject({ conversationId: idSchema });

/** An offer as its two people see it. Times UTC ISO 8601, money minor units. */
export interface Offer {
  /** Also the id of the tier. */
  id: string;
  serviceId: string;
  /** Of the service. */
  title: string;
  name: string;
  included: string[];
  kind: ServiceKind;
  price: number;
  currency: Currency;
  minutes: number | null;
  days: number | null;
  until: string;
  state: OfferState;
  /** The caller sent it. */
  isOwn: boolean;
}
