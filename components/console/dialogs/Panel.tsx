import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { ErrorCode } from '@/lib/shared/errors';

interface Props {
  title: string;
  intro: string;
  errorCode: ErrorCode | null;
  /** What the panel shows has come. */
  isLoaded: boolean;
  onRetry: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around something that is read when it opens: loading, failing, there. */
export function Panel({ title, intro, errorCode, isLoaded, onRetry, onClose, children }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p>{intro}</p>
      <FormError code={errorCode}>{errorCode && t(`errors:${errorCode}`)}</FormError>
      {!isLoaded && errorCode && (
        <Button variant="quiet" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
      {!isLoaded && !errorCode && <p role="status">{t('console.loading')}</p>}
      {isLoaded && children}
    </Dialog>
  );
}
