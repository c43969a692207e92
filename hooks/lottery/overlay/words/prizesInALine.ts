import type { TFunction } from 'i18next';
import type { LotteryPrize } from '@/lib/shared/lottery/messages';

/** The first prize, and how many more there are. `t`: of the namespace `drawOverlay`. */
export function prizesInALine(
  prizes: readonly LotteryPrize[],
  prizeCount: number,
  t: TFunction,
): string {
  const first = prizes[0]?.title ?? '';
  return prizeCount > 1 ? `${first} ${t('more', { count: prizeCount - 1 })}` : first;
}
