import { percentOf, type FundBarParts } from '@/hooks/fund/fundBar';
import type { FundFace } from '@/lib/shared/fund/messages';

/** Which words stand beside the sum of a fund, and of what the sum is a part. */
export function sumOf(fund: FundFace, parts: FundBarParts) {
  const { mode, state, goal } = fund;
  const values = { of: goal, percent: percentOf(fund) };
  if (state === 'CANCELLED' || state === 'REFUNDED') return { words: 'sum.of', values } as const;
  if (mode === 'KEEP') return { words: 'sum.of_percent', values } as const;
  if (state === 'SETTLING') {
    const all = parts.paid + parts.coming + parts.failed;
    return { words: 'sum.charged_of', values: { ...values, of: all } } as const;
  }
  const isCharged = state === 'REACHED' || state === 'PAID_OUT';
  return { words: isCharged ? 'sum.of_percent' : 'sum.pledged_of', values } as const;
}
