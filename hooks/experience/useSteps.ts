import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { editPath } from '@/lib/navigation/tools/experiencePath';
import type { PublishGap } from '@/lib/shared/experiences/kinds';

/** The steps of the wizard, in their order. */
export const STEPS = [
  'what',
  'pictures',
  'tiers',
  'questions',
  'when',
  'rules',
  'preview',
] as const;
export type Step = (typeof STEPS)[number];

/** Where what is missing is done: a step, or a page of its own. */
export const PLACE_OF_GAP = {
  TITLE: 'what',
  DESCRIPTION: 'what',
  PICTURE: 'pictures',
  TIER: 'tiers',
  FILE: 'tiers',
  HOURS: '/dashboard/experiences?active=availability',
  EMAIL: '/dashboard/settings?active=verifications',
  PAYOUTS: '/dashboard/payouts',
} as const satisfies Record<PublishGap, Step | `/${string}`>;

/** The step an address names; the first one for what is none. */
export const stepOf = (value: unknown): Step => STEPS.find((step) => step === value) ?? 'what';

/** Address of a step of the wizard. */
export const stepPath = (serviceId: string, step: Step) => `${editPath(serviceId)}?step=${step}`;

/** Nothing that a step asks for is missing. The last one is done with publishing. */
export function isStepDone(step: Step, gaps: readonly PublishGap[]): boolean {
  if (step === 'preview') return false;
  if (step === 'when') return !gaps.includes('HOURS');
  return !gaps.some((gap) => PLACE_OF_GAP[gap] === step);
}

/** The step that is shown, which stands in the address; the focus goes along to its heading. */
export function useSteps(serviceId: string, first: Step) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = router.query.step === undefined ? first : stepOf(router.query.step);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);

  const place = STEPS.indexOf(step);
  return {
    step,
    heading,
    number: place + 1,
    before: STEPS[place - 1],
    after: STEPS[place + 1],
    go: (to: Step) => void router.push(stepPath(serviceId, to), undefined, { shallow: true }),
  };
}
