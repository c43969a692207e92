import { Button } from '@/components/ui/buttons/Button';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Theirs } from './Chat.styles';

interface Props {
  hasFailed: boolean;
  onRetry: () => void;
}

/** A question whose answer waits for the articles, or for a connection. */
export function Waiting({ hasFailed, onRetry }: Props) {
  const { t } = useTranslation('helpChat');
  if (!hasFailed) {
    return (
      <Theirs>
        <p>{t('thinking')}</p>
      </Theirs>
    );
  }
  return (
    <Theirs>
      <p>{t(navigator.onLine ? 'failed' : 'offline')}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        {t('again')}
      </Button>
    </Theirs>
  );
}
