import { useState, type SyntheticEvent } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import { minorOf } from '@/lib/i18n/moneyInput';
import { CURRENCIES, type Currency } from '@/lib/shared/money/money';
import { PAYMENT_MODES, type PaymentMode } from '@/lib/shared/payments/payment';
import { TEST_KINDS } from '@/lib/shared/testorders/testOrder';
import type { FeeKind } from '@/lib/shared/money/fees';
import { orderKey } from '@/hooks/payment/orderKey';

/** What is typed for a new test order. */
export interface Draft {
  sellerHandle: string;
  amount: string;
  currency: Currency;
  feeKind: FeeKind;
  mode: PaymentMode;
}

const START: Draft = {
  sellerHandle: 'novakit',
  amount: '25.00',
  currency: 'EUR',
  feeKind: 'EXPERIENCE',
  mode: 'PAY',
};

/** A form for something to buy; a press leads to the page that takes the card. */
export function useNewOrder(sellerHandle: string | null) {
  const [draft, setDraft] = useState<Draft>({ ...START, ...(sellerHandle && { sellerHandle }) });
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { run, isRunning, refusal } = useCall('dev/create-order/');

  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    setDraft(readDraft(new FormData(event.currentTarget)));
    setIsUnreadable(false);
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = readDraft(new FormData(event.currentTarget));
    const amount = minorOf(given.amount);
    setIsUnreadable(amount === null);
    if (amount === null) return;
    const order = { ...given, sellerHandle: given.sellerHandle.trim(), amount };
    const { answer } = await run({ ...order, requestKey: orderKey('test', order) });
    const url = answer?.createTestOrder.item?.url;
    if (url) window.location.assign(url);
  }
  return {
    draft,
    amount: minorOf(draft.amount) ?? 0,
    onInput,
    onSubmit,
    isUnreadable,
    isRunning,
    refusal,
  };
}

function readDraft(data: FormData): Draft {
  const one = <Value extends string>(name: string, known: readonly Value[], otherwise: Value) =>
    known.find((value) => value === data.get(name)) ?? otherwise;
  const word = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    sellerHandle: word('sellerHandle'),
    amount: word('amount'),
    currency: one('currency', CURRENCIES, START.currency),
    feeKind: one('feeKind', TEST_KINDS, START.feeKind),
    mode: one('mode', PAYMENT_MODES, START.mode),
  };
}
