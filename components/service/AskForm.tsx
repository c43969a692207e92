import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import type { PublicQuestion } from '@/lib/shared/experiences/views';
import { measure, space } from '@/styles/tokens';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: ${measure.text};
`;

interface Props {
  serviceId: string;
  name: string;
  onAsked: (question: PublicQuestion) => void;
}

/** Asks what everybody will read; contact data and haggling are refused. */
export function AskForm({ serviceId, name, onAsked }: Props) {
  const { t } = useTranslation('service');
  const [round, setRound] = useState(0);
  const [isSent, setIsSent] = useState(false);
  // The same question sent twice is one question.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const form = useSecureqlForm(
    'services/ask-question/',
    (data) => ({ serviceId, text: textOf(data, 'text'), requestKey }),
    {
      fieldOf: { 'service.contact_in_question': 'text', 'service.haggling': 'text' },
      onDone: ({ askQuestion }) => {
        if (askQuestion.item) onAsked(askQuestion.item);
        setIsSent(true);
        setRequestKey(crypto.randomUUID());
        setRound(round + 1);
      },
    },
  );
  return (
    <Form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <FormError code={form.errorCode}>{form.formError}</FormError>
      <TextField
        key={round}
        name="text"
        label={t('ask.label')}
        hint={t('ask.hint', { name })}
        error={form.fieldErrors.text}
        maxLength={LIMITS.publicQuestion}
        autoComplete="off"
        dir="auto"
        required
      />
      <div>
        <Button type="submit" variant="quiet" isLoading={form.isRunning}>
          {t('ask.button')}
        </Button>
      </div>
      <p role="status">{isSent ? t('ask.sent', { name }) : ''}</p>
    </Form>
  );
}
