import { oneOf, textOf } from '@/hooks/ui/formValues';
import { minorOf } from '@/lib/i18n/moneyInput';
import { DELIVERIES, VALUE_CURRENCIES } from '@/lib/shared/lottery/states';
import { settingsOf, type Preset } from './newDraw';

/** Not a value: the server refuses it, and says so at the field. */
const NO_VALUE = -1;

/**
 * Reads the dialog's form. Inputs are named after payload keys, so that the server's words stand at
 * the field they are about; `preset` and `photo` are chosen beside it.
 */
export function readNewDraw(
  data: FormData,
  { preset, photo }: { preset: Preset; photo: string | null },
) {
  const at = (index: number, field: string) => textOf(data, `settings.prizes.${index}.${field}`);
  const rows = [...data.keys()].filter((key) => /^settings\.prizes\.\d+\.title$/.test(key));
  const prizes = rows.map((_, index) => {
    const value = at(index, 'valueMinor').trim();
    return {
      title: at(index, 'title'),
      quantity: Number(at(index, 'quantity') || 1),
      valueMinor: value === '' ? null : (minorOf(value) ?? NO_VALUE),
    };
  });
  const minutes = textOf(data, 'minutes');
  return settingsOf({
    preset,
    photo,
    prizes,
    title: textOf(data, 'settings.title'),
    currency: oneOf(VALUE_CURRENCIES, textOf(data, 'currency')),
    delivery: oneOf(DELIVERIES, textOf(data, 'delivery')),
    openMinutes: minutes === '' ? null : Number(minutes),
    closes: { day: textOf(data, 'settings.closesAt'), time: textOf(data, 'time') },
    hasBonus: data.has('bonus'),
    leavesOutWinners: data.has('others'),
    isNearOnly: data.has('near'),
  });
}
