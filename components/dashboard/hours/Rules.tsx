import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Hours } from '@/hooks/hours/useHours';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import { useTimeZones } from '@/hooks/ui/time/useTimeZones';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { AvailabilitySettings } from '@/lib/shared/availability/availability';
import { tabularFigures } from '@/styles/mixins';
import { color, space, target, weight } from '@/styles/tokens';
import { Lines } from './Hours.styles';

const HOUR = 60;
const DAY = 24 * HOUR;
const BREAKS = [0, 5, 10, 15, 30, 45, 60, 90, 120, 180];
const NOTICES = [
  0,
  30,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
  7 * DAY,
];
const HORIZONS = [7, 14, 21, 28, 35, 42, 56, 90, 180];
const MOST = [1, 2, 3, 4, 5, 6, 8, 10, 12];

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 3.25rem;

  select {
    min-width: 0;
    max-width: 60%;
    min-height: ${target.touch};
    padding: ${space[1]};
    border: 0;
    border-radius: 0.5rem;
    background: ${color.raised};
    color: ${color.accentText};
    font-weight: ${weight.strong};
    text-align: right;
    text-align-last: right;
    cursor: pointer;
    ${tabularFigures}
  }
`;

/** Breaks, notice, how far ahead, how many, and the zone of all of it. */
export function Rules({ hours }: { hours: Hours }) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  const { settings, change } = hours;
  const { zones, listAll } = useTimeZones(settings.timeZone);
  const set = (part: Partial<AvailabilitySettings>, name: string) =>
    change({ ...settings, ...part }, t(`rules.${name}`));
  const lengths = (values: readonly number[], current: number, none: string) =>
    withCurrent(values, current).map((value) => (
      <option key={value} value={value}>
        {value === 0 ? t(none) : words.length(value)}
      </option>
    ));
  return (
    <Lines aria-labelledby="rules-title">
      <VisuallyHidden as="h2" id="rules-title">
        {t('rules.title')}
      </VisuallyHidden>
      <ul>
        <Rule
          name="before"
          value={settings.bufferBefore}
          onChange={(value) => set({ bufferBefore: Number(value) }, 'before')}
        >
          {lengths(BREAKS, settings.bufferBefore, 'rules.no_break')}
        </Rule>
        <Rule
          name="after"
          value={settings.bufferAfter}
          onChange={(value) => set({ bufferAfter: Number(value) }, 'after')}
        >
          {lengths(BREAKS, settings.bufferAfter, 'rules.no_break')}
        </Rule>
        <Rule
          name="notice"
          value={settings.noticeMinutes}
          onChange={(value) => set({ noticeMinutes: Number(value) }, 'notice')}
        >
          {lengths(NOTICES, settings.noticeMinutes, 'rules.no_notice')}
        </Rule>
        <Rule
          name="ahead"
          value={settings.horizonDays}
          onChange={(value) => set({ horizonDays: Number(value) }, 'ahead')}
        >
          {withCurrent(HORIZONS, settings.horizonDays).map((days) => (
            <option key={days} value={days}>
              {words.length(days * DAY)}
            </option>
          ))}
        </Rule>
        <Rule
          name="most"
          value={settings.mostPerDay ?? ''}
          onChange={(value) => set({ mostPerDay: value === '' ? null : Number(value) }, 'most')}
        >
          <option value="">{t('rules.any')}</option>
          {withCurrent(MOST, settings.mostPerDay ?? 1).map((most) => (
            <option key={most} value={most}>
              {most}
            </option>
          ))}
        </Rule>
        <Rule
          name="zone"
          value={settings.timeZone}
          onFocus={listAll}
          onChange={(value) => set({ timeZone: value }, 'zone')}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Rule>
      </ul>
    </Lines>
  );
}

interface RuleProps {
  name: string;
  value: string | number;
  onChange: (value: string) => void;
  onFocus?: () => void;
  children: ReactNode;
}

function Rule({ name, value, onChange, onFocus, children }: RuleProps) {
  const { t } = useTranslation('hours');
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{t(`rules.${name}`)}</label>
      <select
        id={id}
        value={value}
        onFocus={onFocus}
        onPointerDown={onFocus}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </Row>
  );
}

function withCurrent(values: readonly number[], current: number): readonly number[] {
  return values.includes(current) ? values : [...values, current].toSorted((a, b) => a - b);
}
