import { serviceIcons } from '@/components/shared/services/serviceIcons';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useShare } from '@/hooks/profile/useShare';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Round } from './Profile.styles';

/** Shares a creator's page the way the device does, or copies its link. */
export function ShareButton({ handle, name }: { handle: string; name: string }) {
  const { t } = useTranslation('profile');
  const { state, share } = useShare(`/${handle}`, name);
  const outcome = state === 'idle' ? '' : t(`common:copy.${state}`);
  return (
    <>
      <Round
        type="button"
        aria-label={outcome || t('share')}
        title={t('share')}
        onClick={() => void share()}
      >
        <DrawnIcon
          drawing={state === 'copied' ? iconDrawings.check : serviceIcons.share}
          size={22}
        />
      </Round>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
