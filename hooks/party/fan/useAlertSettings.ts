import { useChoice } from '@/hooks/ui/choices/useChoice';
import { useAlertSound } from '@/hooks/called/useCallAlarm';

/** Alerts start at this place; 1: only when the fan is next. */
const NEAR = ['1', '2', '3', '5', '10'] as const;

/** How this browser announces a turn, for all tickets. */
export function useAlertSettings() {
  const [isSoundOn, switchSound] = useAlertSound();
  const [near, chooseNear] = useChoice('playplus-ticket-near', NEAR, '3');
  return { isSoundOn, switchSound, near, chooseNear, nearChoices: NEAR, nearAt: Number(near) };
}
