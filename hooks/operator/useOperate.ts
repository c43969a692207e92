import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import { useFreshProps } from '@/hooks/ui/page/useFreshProps';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Money } from '@/lib/shared/money/money';
import type { ErrorCode } from '@/lib/shared/errors';
import type { OperatorAct } from '@/lib/shared/operators/operators';

/** An act that is about to be done, and to what. */
export interface AskedAct {
  act: OperatorAct;
  subject: string;
  /** What it is called on the page. */
  name: string;
  /** The line of the log that it takes back. */
  undoes?: string;
  /** Of a case: an amount is asked for, up to this. */
  upTo?: Money;
}

/** What the pages of operators ask for and do: every act waits for its reason in a dialog. */
export interface Operating {
  asked: AskedAct | null;
  ask: (act: AskedAct) => void;
  close: () => void;
  run: (reason: string, amount: number | null) => void;
  isRunning: boolean;
  refusal: ErrorCode | null;
  /** The second factor has been shown: what was typed can be sent again. */
  goOn: () => void;
}

/** Does what operators do, and reads the page anew after it. */
export function useOperate(): Operating {
  const { t } = useTranslation('operator');
  const [asked, setAsked] = useState<AskedAct | null>(null);
  // A refusal belongs to the act it came for.
  const [isAnew, setIsAnew] = useState(true);
  const call = useCall('operator/act/');
  const readAgain = useFreshProps();
  const toast = useToast();

  async function send({ act, subject, undoes }: AskedAct, reason: string, amount: number | null) {
    setIsAnew(false);
    const { answer } = await call.run({ act, subject, reason, undoes: undoes ?? null, amount });
    if (!answer?.operate.item) return;
    setAsked(null);
    toast.success(t(`done.${act}`));
    await readAgain();
  }
  return {
    asked,
    ask: (act) => {
      setIsAnew(true);
      setAsked(act);
    },
    close: () => setAsked(null),
    run: (reason, amount) => {
      if (asked) void send(asked, reason, amount);
    },
    isRunning: call.isRunning,
    refusal: isAnew ? null : call.refusal,
    goOn: () => setIsAnew(true),
  };
}
