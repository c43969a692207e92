import { tryCall } from '@/lib/secureql/tryCall';

const AFTER_TYPING_MS = 400;

type Known = { isFree: true } | { isFree: false; suggestion: string | null } | null;

let timer: ReturnType<typeof setTimeout> | undefined;
let asked = '';

/**
 * Asks whether a name is free once typing has paused, and tells it unless something else was typed
 * meanwhile. What is too short, or could not be asked, is told as null.
 */
export function checkName(name: string, tell: (known: Known) => void): void {
  asked = name;
  clearTimeout(timer);
  if (name.trim().length < 3) return;
  timer = setTimeout(() => {
    void tryCall('accounts/check-name/', { name }).then(({ answer }) => {
      if (asked === name) tell(answer?.checkName.item ?? null);
    });
  }, AFTER_TYPING_MS);
}
