import { IntakeField } from '@/components/forms/IntakeField';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { askedNow } from '@/hooks/checkout/draft';
import type { Checkout } from '@/hooks/checkout/useCheckout';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { IntakeQuestion } from '@/lib/shared/experiences/views';
import { LIMITS } from '@/lib/shared/limits';

/** What the creator asks before paying, and a word of the buyer's own. */
export function QuestionsStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { draft, change, missing, answer, refusal } = checkout;
  const { creator, kind } = checkout.checkout.service;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      {askedNow(checkout.checkout).map((question) => (
        <Asked key={question.id} question={question} checkout={checkout} />
      ))}
      {kind !== 'INSTANT' && (
        <TextArea
          name="note"
          label={t('questions.note')}
          isOptional
          rows={2}
          maxLength={LIMITS.orderNote}
          value={draft.note}
          hint={t('questions.note_hint', { name: creator.name })}
          onChange={({ target }) => change({ ...draft, note: target.value })}
        />
      )}
      <FormError>
        {missing.length > 0 && t('questions.missing', { count: missing.length })}
      </FormError>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Button type="submit" size="large" isWide>
        {t('questions.continue')}
      </Button>
    </form>
  );
}

function Asked({ question, checkout }: { question: IntakeQuestion; checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { draft, change, missing, files } = checkout;
  const { id } = question;
  const value = draft.answers[id] ?? '';
  const before = checkout.checkout.answersBefore.find(({ questionId }) => questionId === id)?.value;
  const picked = files.picked[id];
  const sent = draft.files[id];
  const refused = picked?.error ? t(`errors:${picked.error}`) : null;
  const file = picked
    ? { ...picked, error: refused }
    : sent && { ...sent, share: null, error: null };
  return (
    <IntakeField
      {...question}
      value={value}
      isRemembered={before !== undefined && before === value}
      error={
        missing.includes(id)
          ? t('questions.needed', { name: checkout.checkout.service.creator.name })
          : undefined
      }
      file={file ?? null}
      onChange={(next) => change({ ...draft, answers: { ...draft.answers, [id]: next } })}
      onPick={(next) => files.pick(id, next)}
      onDrop={() => {
        files.drop(id);
        const rest = Object.entries(draft.files).filter(([key]) => key !== id);
        change({ ...draft, files: Object.fromEntries(rest) });
      }}
    />
  );
}
