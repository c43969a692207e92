import type { LotterySettings } from '@/backend/lotteries/types';
import { textsIn } from '@/backend/platform/texts';
import { rulesText } from '@/lib/shared/lottery/rulesText';

/** The exact string that is committed to, in the creator's language. */
export const rulesOf = (settings: LotterySettings, locale: string): string =>
  rulesText(settings, locale, textsIn('lotteryRules', locale));
