import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { tryCall } from '@/lib/secureql/tryCall';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { ErrorCode } from '@/lib/shared/errors';
import type { TestAct } from '@/lib/shared/testorders/testOrder';
import type { TestOrderItem } from './types';

/** What moves by itself here is the clock of the sandbox, which somebody turns in another tab. */
const LOOK_MS = 3000;

/** The own test orders, kept up to date, and what can be done with each. */
export function useTestOrders(initial: TestOrderItem[]) {
  const [rendered] = useState({ testOrders: { error: null, items: initial } });
  const { data, reload } = useSecureql('dev/get-orders/', {}, rendered);
  const orders = data.testOrders.items ?? initial;
  const [running, setRunning] = useState<{ id: string; act: TestAct } | null>(null);
  const [refusal, setRefusal] = useState<{ id: string; code: ErrorCode } | null>(null);
  const isBusy = useRef(false);
  const look = useEffectEvent(() => {
    if (!document.hidden) void reload();
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  useReadAgain(() => void reload());

  async function act(id: string, act: TestAct, amount: number | null = null) {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning({ id, act });
    setRefusal(null);
    const payload = { orderID: id, act, amount, requestKey: newRequestKey() };
    const outcome = await tryCall('dev/act-order/', payload);
    if (outcome.refusal !== null) setRefusal({ id, code: outcome.refusal });
    await reload();
    isBusy.current = false;
    setRunning(null);
  }
  return { orders, act, running, refusal, reload };
}
