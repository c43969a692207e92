import { useId, useState } from 'react';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { localMoment } from '@/lib/i18n/localMoment';
import { minorOf, writtenSum } from '@/lib/i18n/moneyInput';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { LIMITS } from '@/lib/shared/limits';
import { Amounts } from './Cases.styles';
import { useCaseWords } from './caseWords';

interface AmountProps {
  line: BookingLine;
  least: number;
  most: number;
  amount: number;
  onChange: (amount: number) => void;
}

/** How much comes back: by slider or field, with what is left to the creator. Minor units. */
export function AmountField({ line, least, most, amount, onChange }: AmountProps) {
  const { t, write, name } = useCaseWords(line, null);
  const id = useId();
  const [typed, setTyped] = useState(writtenSum(amount));
  const choose = (value: number) => {
    setTyped(writtenSum(value));
    onChange(value);
  };
  const step = stepOf(most);
  // Its ends are the limits, also where these are no whole steps.
  const within = (value: number) => (value + step > most ? most : Math.max(least, value));
  const isOut = amount < least || amount > most;
  const isBuyer = line.role === 'BUYER';
  return (
    <Amounts>
      <p className="figure" aria-hidden="true">
        {write(amount)}
      </p>
      <div className="range">
        <label htmlFor={id}>{t('ask.amount')}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          step={step}
          value={amount}
          aria-valuetext={write(amount)}
          onChange={({ target }) => choose(within(Number(target.value)))}
        />
        <div className="ends" aria-hidden="true">
          <span>{write(least)}</span>
          <span>{t('ask.most', { amount: write(most) })}</span>
        </div>
      </div>
      <TextField
        name="amount"
        label={`${t('ask.exact')} (${line.currency})`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isOut ? t('errors:case.amount') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(minorOf(target.value) ?? 0);
        }}
      />
      <dl>
        <div>
          <dt>{isBuyer ? t('ask.to_you') : t('ask.to_other', { name })}</dt>
          <dd>{write(amount)}</dd>
        </div>
        <div>
          <dt>{t('ask.rest')}</dt>
          <dd>{write(Math.max(0, line.price - line.refunded - amount))}</dd>
        </div>
      </dl>
    </Amounts>
  );
}

/** Whole units where there are many, so that the slider is no game of skill. */
function stepOf(most: number): number {
  if (most >= 10_000) return 100;
  return most >= 1000 ? 50 : 1;
}

interface DayProps {
  line: BookingLine;
  earliest: string;
  latest: string;
  defaultDay: string;
}

/** A later day for a delivery, on the reader's calendar. */
export function DayField({ line, earliest, latest, defaultDay }: DayProps) {
  const { t } = useCaseWords(line, null);
  return (
    <TextField
      name="day"
      type="date"
      required
      label={t('ask.day')}
      min={localMoment(new Date(earliest)).day}
      max={localMoment(new Date(latest)).day}
      defaultValue={localMoment(new Date(defaultDay)).day}
    />
  );
}

interface WordsProps {
  label: string;
  isOptional?: boolean;
}

/** What somebody says in a case. */
export function WordsField({ label, isOptional = false }: WordsProps) {
  return (
    <TextArea
      name="words"
      label={label}
      isOptional={isOptional}
      required={!isOptional}
      maxLength={LIMITS.caseWords}
      rows={4}
    />
  );
}
