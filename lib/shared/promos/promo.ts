import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { LARGEST_CHARGE, SMALLEST_CHARGE, type Currency } from '@/lib/shared/money/money';

/** What a code takes off: a share of the price, or an amount. */
export const PROMO_KINDS = ['PERCENT', 'AMOUNT'] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

/** A code as it is written anywhere: small letters and spaces make no difference. */
const promoCodeSchema = z
  .string()
  .max(LIMITS.promoTyped)
  .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{3,20}$/));

/** Of a percentage: at least one, and never the whole price. */
export const MOST_PERCENT = 90;

/** Payload of `promos/create/`. A repeated `requestKey` answers the first one. */
export const createPromoPayload = z
  .strictObject({
    code: promoCodeSchema,
    kind: z.enum(PROMO_KINDS),
    /** Percent, or minor units of the creator's currency. */
    value: z.int().min(1).max(LARGEST_CHARGE),
    /** Null: everything the creator offers. */
    serviceIds: z.array(idSchema).min(1).max(LIMITS.services).nullable(),
    /** Null: as often as there are buyers. */
    maxUses: z.int().min(1).max(LIMITS.promoUses).nullable(),
    /** Null: without an end. */
    until: z.iso.datetime().nullable(),
    requestKey: z.uuid(),
  })
  .refine(({ kind, value }) => kind === 'AMOUNT' || value <= MOST_PERCENT, { path: ['value'] });
export type CreatePromoInput = z.output<typeof createPromoPayload>;

/** Payload of `promos/switch/`: a code that is off is taken by nobody, and can be put on again. */
export const switchPromoPayload = z.strictObject({ promoId: idSchema, isOn: z.boolean() });

/** Payload of `bookings/apply-code/`; null takes it off. */
export const applyCodePayload = z.strictObject({
  bookingId: idSchema,
  code: promoCodeSchema.nullable(),
});

/** A code as its creator sees it. Money in minor units, times UTC ISO 8601. */
export interface Promo {
  id: string;
  code: string;
  kind: PromoKind;
  value: number;
  /** Of an amount. */
  currency: Currency | null;
  serviceIds: string[] | null;
  maxUses: number | null;
  /** Orders that were paid with it, and those that are being paid now. */
  uses: number;
  until: string | null;
  isOn: boolean;
}

/** What an order costs with a code: never below the smallest charge, or as much as without it. */
export function priceWith(
  { kind, value, currency }: Pick<Promo, 'kind' | 'value' | 'currency'>,
  price: number,
  priceCurrency: Currency,
): number {
  if (kind === 'AMOUNT' && currency !== priceCurrency) return price;
  const off = kind === 'PERCENT' ? Math.floor((price * value + 50) / 100) : value;
  const least = Math.min(price, SMALLEST_CHARGE[priceCurrency]);
  return Math.max(least, price - off);
}
