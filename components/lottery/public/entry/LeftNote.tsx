import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import type { useLeaving } from '@/hooks/lottery/fan/useLeaving';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  name: string;
  leaving: ReturnType<typeof useLeaving>;
}

/** They left a moment ago; one press takes it back. */
export function LeftNote({ name, leaving }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <>
      <h2 id="join-title" role="status">
        {t('left.title')}
      </h2>
      <p className="quiet">{t('left.text', { name })}</p>
      <FormError code={leaving.refusal}>{leaving.refusal && t(`errors:${leaving.refusal}`)}</FormError>
      <Button variant="quiet" isWide isLoading={leaving.isRunning} onClick={() => void leaving.undo()}>
        {t('left.undo')}
      </Button>
    </>
  );
}
