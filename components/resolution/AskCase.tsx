import { useState } from 'react';
import { useCaseWords } from '@/components/shared/cases/caseWords';
import { AmountField, DayField, WordsField } from '@/components/shared/cases/AskFields';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import type { Case } from '@/hooks/cases/useCase';
import { textOf } from '@/hooks/ui/formValues';
import { endOfDay } from '@/lib/i18n/localMoment';
import type { CaseChoice } from '@/lib/shared/cases/cases';

interface Props {
  held: Case;
  chosen: CaseChoice;
  onBack: () => void;
}

/** What is first asked for: half of what can be, and of the whole price the whole. */
function firstAmount({ kind, most }: CaseChoice): number {
  if (most === null) return 0;
  return kind === 'PARTIAL' ? Math.ceil(most / 2) : most;
}

/** What is asked for, in sums, days and words; what no answer means stands beside the button. */
export function AskCase({ held, chosen, onBack }: Props) {
  const { page, running, refusal, open } = held;
  const { line } = page;
  const { t, tell, write, name } = useCaseWords(line, null);
  const { kind, way, least, most, earliest, latest, until } = chosen;
  const [amount, setAmount] = useState(() => firstAmount(chosen));
  const hasAmount = least !== null && most !== null;

  function send(data: FormData) {
    const day = earliest === null ? null : endOfDay(textOf(data, 'day'));
    const words = textOf(data, 'words').trim();
    void open({ kind, words, amount: hasAmount ? amount : null, newDue: day }).then(
      (isDone) => isDone && onBack(),
    );
  }

  return (
    <Card>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <Stack $gap={5}>
          {hasAmount && <AmountField {...{ line, least, most, amount }} onChange={setAmount} />}
          {earliest !== null && latest !== null && (
            <DayField {...{ line, earliest, latest }} defaultDay={earliest} />
          )}
          <WordsField label={t('ask.words')} />
          <Notice kind="info">
            <p>{tell(`ask.then_${way}`, { until })}</p>
          </Notice>
          <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
          <Cluster>
            <Button type="submit" isLoading={running === 'cases/open/'}>
              {hasAmount
                ? t(`ask.send_${line.role}`, { amount: write(amount), name })
                : t('ask.send')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('ask.back')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
