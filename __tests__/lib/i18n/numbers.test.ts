import { expect, test } from '@jest/globals';
import { numbersIn } from '@/lib/i18n/numbers';
import i18nConfig from '@/next-i18next.config';

test.each(i18nConfig.i18n.locales)(
  'numbers are written as readers of %s write them',
  (language) => {
    const reference = new Intl.NumberFormat(language);
    const { format } = numbersIn(language);
    for (const whole of [0, 1, 42, 999, 1_000, 1_001, 12_345, 100_000, 1_234_567]) {
      expect(format(whole)).toBe(reference.format(whole));
    }
  },
);
