import { useChoice } from './useChoice';

const YES_OR_NO = ['true', 'false'] as const;

/** A yes or no that this browser remembers; `byDefault` where storage is empty or forbidden. */
export function useSetting(name: string, byDefault: boolean) {
  const [choice, choose] = useChoice(name, YES_OR_NO, byDefault ? 'true' : 'false');
  return [choice === 'true', (isOn: boolean) => choose(isOn ? 'true' : 'false')] as const;
}
