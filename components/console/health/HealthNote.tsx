import { Strip } from '@/components/console/frame/Frame.styles';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { HealthWarning } from '@/lib/shared/widgets/health';

/** What is wrong with an overlay and what to do about it: the worst, and how many more there are. */
export function HealthNote({ warnings }: { warnings: readonly HealthWarning[] }) {
  const { t } = useTranslation('health');
  const [worst, ...others] = warnings;
  return (
    <div role="status">
      {worst !== undefined && (
        <Strip $isWaiting>
          <DrawnIcon drawing={iconDrawings.warning} />
          <span>
            <b>{t(`${worst}.title`)}</b> {t(`${worst}.remedy`)}
            {others.length > 0 && ` ${t('more', { count: others.length })}`}
          </span>
        </Strip>
      )}
    </div>
  );
}
