import type { FeeKind } from '@/lib/shared/money/fees';
import type { Currency } from '@/lib/shared/money/money';
import type { PaymentMode } from '@/lib/shared/payments/payment';
import type { TestOrderState } from '@/lib/shared/testorders/testOrder';

export interface TestOrdersTable {
  id: string;
  buyerId: string;
  sellerId: string;
  requestKey: string;
  title: string;
  feeKind: FeeKind;
  mode: PaymentMode;
  amount: number;
  currency: Currency;
  state: TestOrderState;
  completedAt: Date | null;
  createdAt: Date;
}
