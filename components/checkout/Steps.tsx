import { useEffect, useEffectEvent, useState } from 'react';
import { askedNow, isOnRequest, type Draft, type Step as StepName } from '@/hooks/checkout/draft';
import { useCheckout, type Checkout } from '@/hooks/checkout/useCheckout';
import { useSlotPicker } from '@/hooks/slots/useSlotPicker';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CheckoutService } from '@/lib/shared/experiences/views';
import { slotWords, zoneCity } from '@/lib/slots/words';
import { HoldBar } from './HoldBar';
import { PayStep } from './PayStep';
import { QuestionsStep } from './QuestionsStep';
import { Step } from './Step';
import { WhenStep } from './WhenStep';

interface Props {
  initial: CheckoutService;
  kept: Draft | null;
  startsAt: string | null;
  /** What it costs now: a code makes it cheaper. */
  onTotal: (total: number) => void;
}

/** The parts of a checkout: done ones fold to a line, and one is open. */
export function Steps({ initial, kept, startsAt, onTotal }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const picker = useSlotPicker({
    creatorId: initial.service.creator.id,
    serviceTierId: initial.service.kind === 'SESSION' ? initial.tier.id : null,
    startsAt: kept?.startsAt ?? startsAt,
  });
  const checkout = useCheckout({ initial, picker, kept });
  const { draft, steps, step, isRunning, isVisitor } = checkout;
  const { total } = checkout.checkout;
  const tell = useEffectEvent(onTotal);
  useEffect(() => tell(total), [total]);
  const [first] = useState(step);
  const [isMoved, setIsMoved] = useState(false);
  if (!isMoved && step !== first) setIsMoved(true);
  const clock = { language: i18n.language, timeZone: picker.zone ?? 'UTC' };
  const wordsOf = (at: string) => slotWords(at, 'full', clock);
  const titles = useTitles(checkout);
  const minutes = initial.tier.minutes ?? 0;

  function saidOf(name: StepName) {
    if (name === 'when' && draft.startsAt !== null) {
      const city = zoneCity(clock.timeZone);
      return { title: wordsOf(draft.startsAt), text: t('when.said', { count: minutes, city }) };
    }
    if (name === 'questions' && draft.isAnswered) return saidAnswers(checkout, t('questions.said'));
    return undefined;
  }

  const lookOf = (name: StepName) => {
    if (name === step) return 'open' as const;
    return saidOf(name) === undefined ? ('waits' as const) : ('done' as const);
  };
  const isBarShown = draft.held !== null && !isVisitor && step !== 'when';
  return (
    <>
      {isBarShown && draft.held && (
        <HoldBar
          heldUntil={draft.held.heldUntil}
          what={draft.startsAt && slotWords(draft.startsAt, 'brief', clock)}
          isRunning={isRunning}
          onAgain={checkout.holdAgain}
        />
      )}
      {steps.map((name, place) => (
        <Step
          key={name}
          number={place + 1}
          title={titles[name]}
          look={lookOf(name)}
          said={saidOf(name)}
          onEdit={() => checkout.edit(name)}
          isReached={isMoved}
        >
          {name === 'when' && <WhenStep {...{ checkout, picker, wordsOf }} />}
          {name === 'questions' && <QuestionsStep checkout={checkout} />}
          {name === 'pay' && <PayStep {...{ checkout, wordsOf }} />}
        </Step>
      ))}
    </>
  );
}

function useTitles(checkout: Checkout): Record<StepName, string> {
  const { t } = useTranslation('checkout');
  const { service } = checkout.checkout;
  const { name } = service.creator;
  const count = askedNow(checkout.checkout).length;
  const isRequest = isOnRequest(checkout.checkout);
  const pay = checkout.isVisitor ? 'visitor.title' : isRequest ? 'pay.title_request' : 'pay.title';
  return {
    when: t('when.title'),
    questions:
      count > 0 ? t('questions.title', { count, name }) : t('questions.title_none', { name }),
    pay: t(pay),
  };
}

/** The first answer stands for all of them. */
function saidAnswers({ draft, checkout }: Checkout, nothing: string) {
  const answers = askedNow(checkout)
    .map(({ id }) => (draft.answers[id] ?? draft.files[id]?.name ?? '').trim())
    .filter((answer) => answer !== '');
  const [title = draft.note.trim() || nothing, ...rest] = answers;
  return { title, text: rest.length > 0 ? rest.join(', ') : undefined };
}
