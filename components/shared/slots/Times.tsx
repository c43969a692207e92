import type { SlotPickerState } from '@/hooks/slots/useSlotPicker';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { dayIn, partOf, readTwice, type PartOfDay } from '@/lib/slots/days';
import { dayWords, slotWords } from '@/lib/slots/words';
import type { FreeSlot } from '@/lib/shared/availability/availability';
import { DayTimes } from './Slots.styles';

interface Props {
  picker: SlotPickerState;
  day: string;
  slots: readonly FreeSlot[];
  /** Times that somebody else took, UTC ISO 8601. */
  gone: readonly string[];
}

const PARTS: readonly PartOfDay[] = ['night', 'morning', 'afternoon', 'evening'];

/** The free times of one day, by its parts; one of all days can be chosen. */
export function Times({ picker, day, slots, gone }: Props) {
  const { t, i18n } = useTranslation('slots');
  const timeZone = picker.zone ?? 'UTC';
  const twice = readTwice(slots);
  const lost = gone.filter((at) => dayIn(timeZone, Date.parse(at)) === day);
  const words = (at: string) =>
    slotWords(at, twice.has(at) ? 'exact' : 'time', { language: i18n.language, timeZone });
  return (
    <DayTimes>
      <h4>{dayWords(day, i18n.language)}</h4>
      {lost.length > 0 && (
        <ul>
          {lost.map((at) => (
            <li key={at}>
              <s>{words(at)}</s> {t('taken')}
            </li>
          ))}
        </ul>
      )}
      {PARTS.map((part) => {
        const ofPart = slots.filter((slot) => partOf(slot) === part);
        return ofPart.length === 0 ? null : (
          <fieldset key={part}>
            <legend>{t(`part.${part}`)}</legend>
            <div>
              {ofPart.map((slot) => (
                <label key={slot.startsAt}>
                  <input
                    type="radio"
                    name="slot"
                    value={slot.startsAt}
                    checked={picker.chosen?.startsAt === slot.startsAt}
                    onChange={() => picker.choose(slot)}
                  />
                  <span>
                    {words(slot.startsAt)}
                    {slot.seatsLeft > 1 && <small>{t('seats', { count: slot.seatsLeft })}</small>}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </DayTimes>
  );
}
