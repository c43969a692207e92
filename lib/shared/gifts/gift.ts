import { z } from 'zod';
import { email } from '@/lib/shared/accounts/account';
import { timeZoneSchema } from '@/lib/shared/availability/availability';
import { idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { stripLinks } from '@/lib/shared/links';
import { lines, orNone, requiredLine } from '@/lib/shared/text';

/** New links that a gift gets in a day, and addresses that it is sent to in all. */
export const GIFT_RESENDS = 3;
export const GIFT_ADDRESSES = 3;
/** Days ahead that a gift can be sent by itself. */
export const GIFT_SEND_DAYS = 180;
/** Seconds in which a gift that was declined can still be kept. */
export const DECLINE_SECONDS = 60;

/** Somebody's words that stand before a stranger: without links. */
const plain = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((value) => stripLinks(value).count === 0, 'links');

/** What the giver says of a gift. */
const giftFields = z.strictObject({
  receiverName: plain(requiredLine(LIMITS.name)),
  giverName: plain(requiredLine(LIMITS.name)),
  message: orNone(plain(lines(LIMITS.giftMessage))),
  /** Null: the giver hands the link over. */
  email: email.nullable(),
  /** When the mail goes out; null: with the payment. */
  sendAt: z.iso.datetime().nullable(),
  isPriceHidden: z.boolean(),
});

/** Payload of `gifts/hold/`: the same `requestKey` answers the same gift, with what it says now. */
export const holdGiftPayload = giftFields.extend({
  serviceTierId: idSchema,
  timeZone: timeZoneSchema,
  requestKey: z.uuid(),
});
export type HoldGiftInput = z.output<typeof holdGiftPayload>;

/** Payload of calls about a gift whose order one sees. */
export const giftOrderPayload = z.strictObject({ bookingId: idSchema });

/** Payload of `gifts/change-address/`. */
export const giftAddressPayload = giftOrderPayload.extend({ email });

/** Payload of `gifts/revoke/`: the order as the page showed it. */
export const revokeGiftPayload = giftOrderPayload.extend({ version: z.int().min(1) });

/** Payload of calls by the link that leads to a gift. */
export const giftLinkPayload = z.strictObject({
  giftId: idSchema,
  token: z.string().min(1).max(LIMITS.token),
});
export type GiftLink = z.output<typeof giftLinkPayload>;
