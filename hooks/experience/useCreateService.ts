import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { keepService } from '@/lib/experiences/keptService';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { ServiceKind } from '@/lib/shared/experiences/kinds';
import { draftOf } from './draft';
import { settingsFrom, TEMPLATES, type PicturedTemplate } from './templates';
import { stepPath } from './useSteps';

/** What a press chose: a template, or an empty draft of a kind. */
type Beginning = PicturedTemplate | { blank: ServiceKind };

const keyOf = (beginning: Beginning) =>
  typeof beginning === 'string' ? beginning : beginning.blank;

/** Makes a draft in the words of the page's language, and leads to its editor. */
export function useCreateService() {
  const { t } = useTranslation('experienceDrafts');
  const router = useRouter();
  const [running, setRunning] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  // Pressing again after a lost answer makes no second draft.
  const keys = useRef(new Map<string, string>());

  async function make(beginning: Beginning): Promise<ErrorCode | null> {
    const name = keyOf(beginning);
    const requestKey = keys.current.get(name) ?? newRequestKey();
    keys.current.set(name, requestKey);
    const template = typeof beginning === 'string' ? beginning : null;
    const { answer, refusal: code } = await tryCall('services/create-service/', {
      template: template ?? 'BLANK',
      kind: typeof beginning === 'string' ? TEMPLATES[beginning].kind : beginning.blank,
      requestKey,
    });
    const made = answer?.createService.item;
    if (!made) return code ?? 'internal';
    const { id: serviceId, version } = made;
    if (template) {
      const settings = settingsFrom(template, made.settings, t);
      const saved = await tryCall('services/edit-service/', { serviceId, version, settings });
      // The draft is there, and its editor saves what is kept as soon as it can.
      if (!saved.answer) keepService(serviceId, { version, draft: draftOf({ settings }) });
    }
    await router.push(stepPath(serviceId, 'what'));
    return null;
  }

  async function create(beginning: Beginning) {
    if (running !== null) return;
    setRunning(keyOf(beginning));
    setRefusal(null);
    setRefusal(await make(beginning));
    setRunning(null);
  }
  return { create, running, refusal };
}
