import { useState, type ReactNode } from 'react';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { useVisitorTicket } from '@/hooks/help/useVisitorTicket';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useSession } from '@/hooks/session/useSession';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { Intro } from './Help.styles';

interface FormProps {
  onSent: () => void;
}

/** A question to support; the text stays in the form until it was sent. */
export function TicketForm() {
  const { t } = useTranslation('help');
  const { user } = useSession();
  const [isSent, setIsSent] = useState(false);
  const isVisitor = user === null || user.isQuick;
  const Form = isVisitor ? VisitorForm : MemberForm;
  return (
    <Card id="write" aria-labelledby="write-title">
      <div>
        <h2 id="write-title">{t('ticket.title')}</h2>
        {isVisitor ? (
          <Intro>{t('ticket.intro_visitor')}</Intro>
        ) : (
          <PrivateArea>
            <Intro>{t('ticket.intro', { email: user.email ?? '' })}</Intro>
          </PrivateArea>
        )}
      </div>
      {isSent ? (
        <>
          <Notice kind="good" title={t('ticket.sent_title')} isLive>
            {t('ticket.sent_text')}
          </Notice>
          <div>
            <Button variant="quiet" onClick={() => setIsSent(false)}>
              {t('ticket.another')}
            </Button>
          </div>
        </>
      ) : (
        <Form onSent={() => setIsSent(true)} />
      )}
    </Card>
  );
}

function MemberForm({ onSent }: FormProps) {
  const { t } = useTranslation('help');
  const form = useSecureqlForm(
    'help/send-ticket/',
    (data) => ({ subject: textOf(data, 'subject'), text: textOf(data, 'text') }),
    { onDone: onSent },
  );
  return (
    <Fields form={form}>
      <TextField
        name="subject"
        label={t('ticket.subject')}
        error={form.fieldErrors.subject}
        maxLength={LIMITS.helpSubject}
        minLength={3}
        required
      />
    </Fields>
  );
}

/** Who is answered at an address they name. */
function VisitorForm({ onSent }: FormProps) {
  const { t } = useTranslation('help');
  const form = useVisitorTicket(onSent);
  return (
    <Fields form={form}>
      <TextField
        name="email"
        type="email"
        label={t('ticket.email')}
        error={form.fieldErrors.email}
        autoComplete="email"
        maxLength={LIMITS.email}
        required
      />
    </Fields>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useSecureqlForm>;
  /** What stands above the question. */
  children: ReactNode;
}

function Fields({ form, children }: FieldsProps) {
  const { t } = useTranslation('help');
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        {children}
        <TextArea
          name="text"
          label={t('ticket.text')}
          hint={t('ticket.text_hint')}
          error={form.fieldErrors.text}
          maxLength={LIMITS.helpText}
          minLength={10}
          rows={6}
          required
        />
        <div>
          <Button type="submit" isLoading={form.isRunning}>
            {t(form.isRunning ? 'ticket.sending' : 'ticket.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
