import { SendAgain } from '@/components/shared/people/SendAgain';
import { CodeField } from '@/components/ui/forms/CodeField';
import { FormError } from '@/components/ui/forms/FormError';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useCodeLogIn } from '@/hooks/fund/checkout/useCodeLogIn';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  email: string;
  onEnter: () => void;
  onClose: () => void;
}

/** Six digits from the mail before something rare is held: the last one goes on by itself. */
export function CodeDialog({ email, onEnter, onClose }: Props) {
  const { t, i18n } = useTranslation('fund');
  const code = useCodeLogIn({ email, language: i18n.language, onEnter });
  const isWrong = code.refusal === 'auth.code_invalid';
  return (
    <Dialog isOpen isSheet onClose={onClose} title={t('code.title')}>
      <p>{t('code.text', { email })}</p>
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
            label={t('code.label')}
            length={code.length}
            error={isWrong ? t('errors:auth.code_invalid') : undefined}
            // Nobody who asked for a code does anything else here.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        </form>
      )}
      <VisuallyHidden role="status">{code.isRunning ? t('code.running') : ''}</VisuallyHidden>
      <p>
        <SendAgain onAgain={code.sendAgain} />
      </p>
    </Dialog>
  );
}
