import type { ResultOf } from '@/lib/secureql/operations/all';

/** A test order as its buyer's list holds it. */
export type TestOrderItem = NonNullable<ResultOf<'dev/get-orders/'>['testOrders']['items']>[number];
