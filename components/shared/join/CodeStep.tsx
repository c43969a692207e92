import { SendAgain } from '@/components/shared/people/SendAgain';
import { Button } from '@/components/ui/buttons/Button';
import { CodeField } from '@/components/ui/forms/CodeField';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { FIELD } from '@/hooks/join/fields';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  email: string;
  length: number;
  error?: string;
  isRunning: boolean;
  onCode: (code: string) => void;
  onAgain: () => void;
  onBack: () => void;
}

/** The code that was mailed; the last sign joins by itself. */
export function CodeStep({ email, length, error, isRunning, onCode, onAgain, onBack }: Props) {
  const { t } = useTranslation('join');
  return (
    <>
      <p>
        {t(length > 6 ? 'code.text_long' : 'code.text')} <b>{email}</b>. {t('code.joins')}
      </p>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onCode(textOf(new FormData(event.currentTarget), FIELD.code));
        }}
      >
        <CodeField
          name={FIELD.code}
          label={t('code.label')}
          length={length}
          error={error}
          // Nobody who asked for a code does anything else here.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </form>
      <VisuallyHidden role="status">{isRunning ? t('running') : ''}</VisuallyHidden>
      <p className="fine">
        <SendAgain onAgain={onAgain} />
      </p>
      <p className="fine">
        <Button variant="link" size="small" onClick={onBack}>
          {t('code.wrong_address')}
        </Button>
      </p>
    </>
  );
}
