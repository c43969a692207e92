import { useRouter } from 'next/router';
import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';

/** Makes a new draft set up like an earlier fund and opens its settings. */
export function useRunFundAgain(fundId: string) {
  const { t } = useTranslation('errors');
  const router = useRouter();
  const toast = useToast();
  const { run: call, isRunning } = useCall('fund/run-again/');
  // One key while the page stands: a press that got no answer can be repeated and makes one draft.
  const [requestKey] = useState(newRequestKey);

  async function run() {
    const { answer, refusal } = await call({ fundId, requestKey });
    if (refusal) toast.error(t(refusal), refusal);
    const made = answer?.runFundAgain.item;
    if (made) await router.push(`/fund/${made.id}/dashboard/edit-fund`);
  }
  return { run, isRunning };
}
