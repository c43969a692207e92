import { useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import type { Case, CaseWish } from '@/hooks/cases/useCase';
import { textOf } from '@/hooks/ui/formValues';
import { endOfDay } from '@/lib/i18n/localMoment';
import {
  EXTEND_DAYS,
  PARTIAL_PERCENT,
  type CasePage,
  type ResolutionCase,
} from '@/lib/shared/cases/cases';
import { AmountField, DayField, WordsField } from './AskFields';
import { useCaseWords } from './caseWords';

/** What is said before an act. */
export type Asking = 'change' | 'refuse' | 'escalate' | 'withdraw';

// Whole keys: by parts of them the check of texts would not find what is used.
const TEXT = {
  change: 'change.text',
  refuse: 'refuse.text',
  escalate: 'escalate.text',
  withdraw: 'withdraw.text',
} as const;

interface Props {
  held: Case;
  one: ResolutionCase;
  asking: Asking;
  onClose: () => void;
}

const DAY_MS = 86_400_000;

/** The most that this case can be about. Minor units. */
function mostOf({ line: { price, refunded } }: CasePage, { kind }: ResolutionCase): number {
  const left = price - refunded;
  return kind === 'PARTIAL' ? Math.min(left, Math.floor((price * PARTIAL_PERCENT) / 100)) : left;
}

/** Says another amount or day, no, that a person shall look at it, or that it is taken back. */
export function CaseDialog({ held, one, asking, onClose }: Props) {
  const { page, running, refusal, act } = held;
  const { t, tell } = useCaseWords(page.line, one);
  const form = useId();
  const [amount, setAmount] = useState(one.amount ?? 0);
  const isDay = one.kind === 'EXTEND';

  function wishOf(data: FormData): CaseWish {
    if (asking === 'withdraw') return { path: 'cases/withdraw/', more: {} };
    const words = textOf(data, 'words').trim() || null;
    if (asking !== 'change') return { path: `cases/${asking}/`, more: { words } };
    const newDue = isDay ? endOfDay(textOf(data, 'day')) : null;
    return { path: 'cases/change/', more: { words, newDue, amount: isDay ? null : amount } };
  }

  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t(`${asking}.title`)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('back_out')}
          </Button>
          <Button type="submit" form={form} isLoading={running === `cases/${asking}/`}>
            {t(`${asking}.send`)}
          </Button>
        </>
      }
    >
      <p>{tell(TEXT[asking])}</p>
      <form
        id={form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const wish = wishOf(new FormData(event.currentTarget));
          void act(wish).then((isDone) => isDone && onClose());
        }}
      >
        <Stack>
          {asking === 'change' &&
            (isDay ? (
              <NewDay page={page} one={one} />
            ) : (
              <AmountField
                {...{ line: page.line, amount }}
                least={1}
                most={mostOf(page, one)}
                onChange={setAmount}
              />
            ))}
          {asking !== 'withdraw' && <WordsField label={t(`${asking}.label`)} isOptional />}
        </Stack>
      </form>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </Dialog>
  );
}

/** Another day than the proposed one. */
function NewDay({ page, one }: { page: CasePage; one: ResolutionCase }) {
  const { line } = page;
  const from = line.dueAt ?? one.openedAt;
  const latest = new Date(Date.parse(from) + EXTEND_DAYS * DAY_MS).toISOString();
  return <DayField line={line} earliest={from} latest={latest} defaultDay={one.newDue ?? from} />;
}
