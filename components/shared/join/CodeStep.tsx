import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CodeField } from '@/components/ui/forms/CodeField';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { FIELD } from '@/hooks/join/fields';
import { textOf } from '@/hooks/ui/formValues';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { serverNow } from '@/lib/secureql/browser/serverClock';

const REST_MS = 30_000;

interface Props {
  email: string;
  length: number;
  error?: string;
  isRunning: boolean;
  onCode: (code: string) => void;
  onAgain: () => void;
  onBack: () => void;
}

const restFrom = () => new Date(serverNow() + REST_MS).toISOString();

/** The code that was mailed; the last sign joins by itself. */
export function CodeStep({ email, length, error, isRunning, onCode, onAgain, onBack }: Props) {
  const { t } = useTranslation('join');
  const [until, setUntil] = useState(restFrom);
  const seconds = useCountdown(until) ?? 0;
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
        {t('code.nothing')}{' '}
        {seconds > 0 ? (
          <b>{t('code.again_in', { seconds })}</b>
        ) : (
          <Button
            variant="link"
            size="small"
            onClick={() => {
              setUntil(restFrom());
              onAgain();
            }}
          >
            {t('code.again')}
          </Button>
        )}
      </p>
      <p className="fine">
        <Button variant="link" size="small" onClick={onBack}>
          {t('code.wrong_address')}
        </Button>
      </p>
    </>
  );
}
