import type { TFunction } from 'i18next';
import type { OtherAccount } from '@/hooks/session/useOtherAccount';

/** In the order in which they matter. */
const KINDS = ['CLAIM', 'PLACE', 'PRIZE', 'ENTRY'] as const;

/** What waits on an account, counted: “1 prize to claim and 2 draw entries”. Empty: nothing. */
export function waitingWords(
  t: TFunction,
  language: string,
  waiting: OtherAccount['waiting'],
): string {
  const parts = KINDS.map((kind) => {
    const count = waiting.filter((one) => one.kind === kind).length;
    return count === 0 ? null : t(`switching:waits.${kind}`, { count });
  });
  const said = parts.filter((part) => part !== null);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(said);
}
