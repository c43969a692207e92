import { useChoice } from './useChoice';

const YES_OR_NO = ['true', 'false'] as const;

const word = (isOn: boolean) => (isOn ? 'true' : 'false');

/**
 * A yes or no that this browser remembers; `byDefault` where storage is empty or forbidden, `atFirst`
 * until the page has come to life and storage can be read.
 */
export function useSetting(name: string, byDefault: boolean, atFirst = byDefault) {
  const [choice, choose] = useChoice(name, YES_OR_NO, word(byDefault), word(atFirst));
  return [choice === 'true', (isOn: boolean) => choose(word(isOn))] as const;
}
