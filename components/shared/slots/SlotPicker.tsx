import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Notice } from '@/components/ui/Notice';
import type { SlotPickerState } from '@/hooks/slots/useSlotPicker';
import { useSetting } from '@/hooks/ui/choices/useSetting';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { dayWords } from '@/lib/slots/words';
import { Calendar } from './Calendar';
import { slotIcons } from './slotIcons';
import { SlotList } from './SlotList';
import { Picker } from './Slots.styles';
import { Times } from './Times';
import { ZoneLine } from './ZoneLine';

interface Props {
  picker: SlotPickerState;
  /** Times that somebody else took a moment ago, UTC ISO 8601. */
  gone?: readonly string[];
}

/** Free times of a tier by calendar or as a list, for a form: its button takes what is chosen. Needs the namespace `slots`. */
export function SlotPicker({ picker, gone = [] }: Props) {
  const { t, i18n } = useTranslation('slots');
  const [isList, setIsList] = useSetting('playplus-slots-list', false);
  const { days, page, isLoading, refusal, slots, day, byDay } = picker;
  const first = days[0];
  const last = days.at(-1);
  const isEmpty = !isLoading && refusal === null && slots.length === 0;
  const span =
    page > 0 && first !== undefined && last !== undefined
      ? `${dayWords(first, i18n.language)} – ${dayWords(last, i18n.language)}`
      : t('weeks');
  const count = isLoading ? '' : t('found', { count: slots.length });
  return (
    <Picker aria-busy={isLoading || undefined} aria-label={t('label')}>
      <header>
        <h3>{span}</h3>
        <div>
          <button
            type="button"
            aria-label={t('earlier')}
            aria-disabled={page === 0 || undefined}
            onClick={() => picker.turn(-1)}
          >
            <DrawnIcon drawing={slotIcons.earlier} size={22} />
          </button>
          <button type="button" aria-label={t('later')} onClick={() => picker.turn(1)}>
            <DrawnIcon drawing={slotIcons.later} size={22} />
          </button>
        </div>
      </header>
      {refusal !== null && (
        <Notice kind="error" title={t('failed')} isLive>
          <Button variant="link" size="small" onClick={() => void picker.reload()}>
            {t('common:retry')}
          </Button>
        </Notice>
      )}
      {isEmpty && (
        <Notice title={t(page === 0 ? 'none' : 'none_then')}>
          <Button variant="link" size="small" onClick={() => picker.turn(1)}>
            {t('further')}
          </Button>
        </Notice>
      )}
      {isList ? (
        <SlotList picker={picker} gone={gone} />
      ) : (
        <div className="both">
          <div>
            <Calendar picker={picker} />
          </div>
          {day !== null && <Times day={day} slots={byDay.get(day) ?? []} {...{ picker, gone }} />}
        </div>
      )}
      <ZoneLine picker={picker}>
        <Button variant="link" size="small" onClick={() => setIsList(!isList)}>
          {t(isList ? 'as_calendar' : 'as_list')}
        </Button>
      </ZoneLine>
      <LiveRegion message={count} />
    </Picker>
  );
}
