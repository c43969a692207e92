import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useShare } from '@/hooks/profile/useShare';

/** Shares a creator's page the way the device does, or copies its link. */
export function ShareButton({ handle, name }: { handle: string; name: string }) {
  const { t } = useTranslation('profile');
  const { state, share } = useShare(`/${handle}`, name);
  const outcome = state === 'idle' ? '' : t(`common:copy.${state}`);
  return (
    <>
      <Button
        variant="quiet"
        icon={state === 'copied' ? 'check' : 'copy'}
        onClick={() => void share()}
      >
        {outcome || t('share')}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
