import { useState } from 'react';
import { IntakeField } from '@/components/forms/IntakeField';
import { useOrderWords } from '@/components/order/words';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import type { Order } from '@/hooks/order/useOrder';
import { useFileUpload } from '@/hooks/secureql/useFileUpload';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { IntakeAnswer } from '@/lib/shared/bookings/views';
import type { OrderFile } from '@/lib/shared/files/files';

const FORM = 'answers-form';

/** The creator's questions of after the payment; what was answered can be changed. */
export function AnswersDialog({ held, onClose }: { held: Order; onClose: () => void }) {
  const { order, act, running, refusal } = held;
  const { t, name } = useOrderWords(order);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [files, setFiles] = useState<Readonly<Record<string, OrderFile | null>>>({});
  const [isMissing, setIsMissing] = useState(false);
  const asked = order.answers.filter(({ when }) => when === 'AFTER_PAYMENT');
  const valueOf = ({ questionId, value }: IntakeAnswer) => values[questionId] ?? value ?? '';
  const fileOf = ({ questionId, file }: IntakeAnswer) =>
    questionId in files ? (files[questionId] ?? null) : file;
  const isOpen = (answer: IntakeAnswer) =>
    answer.isRequired &&
    (answer.kind === 'FILE' ? fileOf(answer) === null : valueOf(answer).trim() === '');

  function send() {
    const missing = asked.some(isOpen);
    setIsMissing(missing);
    if (missing) return;
    const answers = asked.map((answer) => ({
      questionId: answer.questionId,
      value: answer.kind === 'FILE' ? null : valueOf(answer).trim() || null,
      fileId: fileOf(answer)?.id ?? null,
    }));
    void act({ path: 'bookings/answer-questions/', more: { answers } }).then(
      (isDone) => isDone && onClose(),
    );
  }

  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('questions.title', { name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('questions.later')}
          </Button>
          <Button type="submit" form={FORM} isLoading={running === 'bookings/answer-questions/'}>
            {t('questions.send')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack>
          {asked.map((answer) => (
            <Asked
              key={answer.questionId}
              bookingId={order.id}
              answer={answer}
              value={valueOf(answer)}
              file={fileOf(answer)}
              error={isMissing && isOpen(answer) ? t('questions.needed') : undefined}
              onValue={(value) => setValues((all) => ({ ...all, [answer.questionId]: value }))}
              onFile={(file) => setFiles((all) => ({ ...all, [answer.questionId]: file }))}
            />
          ))}
        </Stack>
      </form>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </Dialog>
  );
}

interface AskedProps {
  bookingId: string;
  answer: IntakeAnswer;
  value: string;
  file: OrderFile | null;
  error: string | undefined;
  onValue: (value: string) => void;
  onFile: (file: OrderFile | null) => void;
}

function Asked({ bookingId, answer, value, file, error, onValue, onFile }: AskedProps) {
  const { questionId, text, kind, isRequired, choices } = answer;
  const upload = useFileUpload({ use: 'ANSWER', ref: bookingId }, onFile);
  const sending = upload.sent[0];
  const { t } = useTranslation('order');
  const shown = sending
    ? { ...sending, error: sending.error && t(`errors:${sending.error}`) }
    : file && { ...file, share: null, error: null };
  return (
    <IntakeField
      {...{ text, kind, isRequired, choices, value, error }}
      id={questionId}
      file={shown}
      onChange={onValue}
      onPick={(picked) => upload.choose([picked])}
      onDrop={() => {
        if (sending) upload.drop(sending.key);
        onFile(null);
      }}
    />
  );
}
