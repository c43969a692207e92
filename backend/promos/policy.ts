import type { ErrorCode } from '@/lib/shared/errors';
import type { Currency } from '@/lib/shared/money/money';
import { priceWith, type PromoKind } from '@/lib/shared/promos/promo';

interface Code {
  kind: PromoKind;
  value: number;
  currency: Currency | null;
  serviceIds: readonly string[] | null;
  maxUses: number | null;
  uses: number;
  until: Date | null;
  isOn: boolean;
}

/** What a code is to be used for. */
export interface Purchase {
  serviceId: string | null;
  price: number;
  currency: Currency;
}

/** Why a code does not count for a purchase now; null: it does. */
export function codeRefusal(
  code: Code,
  { serviceId, price, currency }: Purchase,
  now: Date,
): ErrorCode | null {
  if (!code.isOn || (code.until !== null && code.until <= now)) return 'promo.over';
  const isHere = code.serviceIds === null || code.serviceIds.some((id) => id === serviceId);
  if (!isHere) return 'promo.not_here';
  if (code.maxUses !== null && code.uses >= code.maxUses) return 'promo.used_up';
  return priceWith(code, price, currency) < price ? null : 'promo.no_effect';
}
