import { readParts } from '@/hooks/fundconsole/edit/readFund';
import { oneOf, textOf, textOrNull } from '@/hooks/ui/formValues';
import { minorOf } from '@/lib/i18n/moneyInput';
import { FUND_MODES } from '@/lib/shared/fund/states';
import type { Currency } from '@/lib/shared/money/money';
import { settingsOfNew } from './newFund';

interface Beside {
  currency: Currency;
  cover: string | null;
}

/** Reads the dialog's form. Inputs are named after payload keys; the picture is chosen beside it. */
export function readNewFund(data: FormData, { currency, cover }: Beside) {
  const day = textOf(data, 'settings.deadlineAt');
  return settingsOfNew({
    title: textOf(data, 'settings.title'),
    story: textOrNull(data, 'settings.story'),
    goal: minorOf(textOf(data, 'settings.goal')) ?? 0,
    mode: oneOf(FUND_MODES, textOf(data, 'settings.mode')),
    ends: day === '' ? null : { day, time: textOf(data, 'time') },
    ...{ currency, cover },
    ...readParts(data),
  });
}
