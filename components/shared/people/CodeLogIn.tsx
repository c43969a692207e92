import { CodeField } from '@/components/ui/forms/CodeField';
import { FormError } from '@/components/ui/forms/FormError';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useCodeLogIn } from '@/hooks/session/useCodeLogIn';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { SendAgain } from './SendAgain';

interface Props {
  email: string;
  label: string;
  /** Said while the code is looked at. */
  running: string;
  onEnter: () => void;
}

/** A code is mailed and logs in: the last digit goes on by itself. */
export function CodeLogIn({ email, label, running, onEnter }: Props) {
  const { t, i18n } = useTranslation('common');
  const code = useCodeLogIn({ email, language: i18n.language, onEnter });
  const isWrong = code.refusal === 'auth.code_invalid';
  return (
    <>
      <FormError>{code.refusal && !isWrong && t(`errors:${code.refusal}`)}</FormError>
      {code.length !== null && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void code.enter(textOf(new FormData(event.currentTarget), 'code'));
          }}
        >
          <CodeField
            name="code"
            label={label}
            length={code.length}
            error={isWrong ? t('errors:auth.code_invalid') : undefined}
            // Nobody who asked for a code does anything else here.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        </form>
      )}
      <VisuallyHidden role="status">{code.isRunning ? running : ''}</VisuallyHidden>
      <p>
        <SendAgain onAgain={code.sendAgain} />
      </p>
    </>
  );
}
