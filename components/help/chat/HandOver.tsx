import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { Button } from '@/components/ui/buttons/Button';
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
import { Quiet, ToPeople } from './Chat.styles';

interface Props {
  /** What was asked last, to begin with. */
  question: string;
  /** Somebody pressed for it. */
  hasFocus: boolean;
}

interface FormProps extends Props {
  onSent: () => void;
}

/** A question to people, who answer by e-mail; what was typed stays until it was sent. */
export function HandOver(props: Props) {
  const { t } = useTranslation('helpChat');
  const titleId = useId();
  const { user } = useSession();
  const [isSent, setIsSent] = useState(false);
  if (isSent) {
    return (
      <Notice kind="good" title={t('people.sent_title')} isLive>
        {t('people.sent_text')}
      </Notice>
    );
  }
  const Form = user === null || user.isQuick ? VisitorForm : MemberForm;
  return (
    <ToPeople aria-labelledby={titleId}>
      <h3 id={titleId}>{t('people.title')}</h3>
      <Form {...props} onSent={() => setIsSent(true)} />
    </ToPeople>
  );
}

/** Somebody with a confirmed e-mail is answered there. */
function MemberForm({ question, hasFocus, onSent }: FormProps) {
  const { t } = useTranslation('helpChat');
  const { user } = useSession();
  const first = useFirstField<HTMLTextAreaElement>(hasFocus);
  const form = useSecureqlForm(
    'help/send-ticket/',
    (data) => ({ subject: subjectOf(textOf(data, 'text')), text: textOf(data, 'text') }),
    { onDone: onSent },
  );
  return (
    <Fields form={form} question={question} textRef={first}>
      <PrivateArea>
        <Quiet>{t('people.to', { email: user?.email ?? '' })}</Quiet>
      </PrivateArea>
    </Fields>
  );
}

/** Anybody else names an e-mail. */
function VisitorForm({ question, hasFocus, onSent }: FormProps) {
  const { t } = useTranslation('helpChat');
  const first = useFirstField<HTMLInputElement>(hasFocus);
  const form = useVisitorTicket(onSent);
  return (
    <Fields form={form} question={question}>
      <TextField
        ref={first}
        name="email"
        type="email"
        label={t('people.email')}
        hint={t('people.email_hint')}
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
  question: string;
  textRef?: Ref<HTMLTextAreaElement>;
  /** Where the answer goes. */
  children: ReactNode;
}

function Fields({ form, question, textRef, children }: FieldsProps) {
  const { t } = useTranslation('helpChat');
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack $gap={3}>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        {children}
        <TextArea
          ref={textRef}
          name="text"
          label={t('people.text')}
          hint={t('people.text_hint')}
          error={form.fieldErrors.text}
          defaultValue={question}
          minLength={10}
          maxLength={LIMITS.helpText}
          rows={4}
          required
        />
        <div>
          <Button type="submit" isLoading={form.isRunning}>
            {t(form.isRunning ? 'people.sending' : 'people.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Takes the focus to a form that somebody pressed for. */
function useFirstField<Element extends HTMLElement>(hasFocus: boolean) {
  const first = useRef<Element>(null);
  useEffect(() => {
    if (hasFocus) first.current?.focus();
  }, [hasFocus]);
  return first;
}

/** The chat asks for no subject: the beginning of the question, on one line. */
function subjectOf(text: string): string {
  return [...text.trim().replace(/\s+/gu, ' ')].slice(0, LIMITS.helpSubject / 2).join('');
}
