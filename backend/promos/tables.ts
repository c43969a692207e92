import type { Generated } from 'kysely';
import type { Currency } from '@/lib/shared/money/money';
import type { PromoKind } from '@/lib/shared/promos/promo';

/** Codes of creators that make an order cheaper. */
export interface PromoCodesTable {
  id: string;
  creatorId: string;
  requestKey: string;
  code: string;
  kind: PromoKind;
  /** Percent, or minor units. */
  value: number;
  /** Of an amount. */
  currency: Currency | null;
  /** Null: everything the creator offers. */
  serviceIds: string[] | null;
  maxUses: number | null;
  uses: Generated<number>;
  until: Date | null;
  isOn: Generated<boolean>;
  createdAt: Date;
}

/** Who used a code, and for which booking. */
export interface PromoUsesTable {
  promoId: string;
  buyerId: string;
  bookingId: string;
  createdAt: Date;
}
