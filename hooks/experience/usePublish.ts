import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { tellRocky } from '@/lib/mascot/moments';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { PublishGap, ServiceAction, ServiceState } from '@/lib/shared/experiences/kinds';
import { PLACE_OF_GAP, STEPS, type Step } from './useSteps';
import type { ServiceEditor } from './useServiceDraft';

/** What the last step does to a service that is not for sale. */
const ACT: Readonly<Record<Exclude<ServiceState, 'PUBLISHED'>, ServiceAction>> = {
  DRAFT: 'PUBLISH',
  PAUSED: 'RESUME',
  ARCHIVED: 'RESTORE',
};

/** Saves what is typed and puts it up for sale; what is missing is where it leads to instead. */
export function usePublish(editor: ServiceEditor, go: (step: Step) => void) {
  const { t } = useTranslation('experienceEdit');
  const router = useRouter();
  const toast = useToast();
  const [isRunning, setIsRunning] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);

  async function leadTo(gap: PublishGap) {
    const place = PLACE_OF_GAP[gap];
    const step = STEPS.find((one) => one === place);
    if (step) go(step);
    else await router.push(place);
  }

  async function publish(): Promise<ErrorCode | null> {
    const { state, id: serviceId } = editor.edit;
    if (state === 'PUBLISHED') return null;
    if (!(await editor.saveNow())) return null;
    const action = ACT[state];
    const outcome = await tryCall('services/change-state/', { serviceId, action });
    const { item } = outcome.answer?.changeServiceState ?? {};
    const refused =
      outcome.refusal === null ? null : outcome.refusedAnswer?.changeServiceState.item;
    const after = item ?? refused;
    if (after) editor.accept(after);
    if (outcome.refusal !== null && outcome.refusal !== 'service.incomplete')
      return outcome.refusal;
    const [gap] = after?.gaps ?? [];
    if (item?.state === 'PUBLISHED') {
      toast.success(t('preview.live'));
      tellRocky({ name: 'first_experience', id: serviceId, isAnswer: true });
    } else if (gap && state === 'DRAFT') await leadTo(gap);
    return null;
  }

  async function act() {
    setIsRunning(true);
    setRefusal(await publish());
    setIsRunning(false);
  }
  return { act, isRunning, refusal };
}
