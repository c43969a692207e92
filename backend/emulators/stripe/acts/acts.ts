import { checkoutActions } from './checkout';
import { challengeActions } from './challenge';
import { dashboardActions } from './dashboard';
import { onboardingActions } from './onboarding';
import type { SandboxActions } from '@/backend/emulators/stripe/actions';
import type { World } from '@/backend/emulators/stripe/world';

/** Every act is one change: what fell due before it comes first, what it causes is sent after it. */
export function createActions(world: World, wake: () => void): SandboxActions {
  const acts = {
    ...checkoutActions(world),
    ...challengeActions(world),
    ...onboardingActions(world),
    ...dashboardActions(world),
  };
  const wrapped = Object.entries(acts).map(([name, act]) => {
    const whole = (...given: unknown[]) => {
      world.clock.advance(0);
      const result = world.store.change(() => (act as (...given: unknown[]) => unknown)(...given));
      wake();
      return result;
    };
    return [name, whole] as const;
  });
  return Object.fromEntries(wrapped) as unknown as SandboxActions;
}
