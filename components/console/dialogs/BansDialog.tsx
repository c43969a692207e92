import { useTranslation } from '@/hooks/ui/useTranslation';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useBans } from '@/hooks/console/useBans';
import { Panel } from './Panel';

interface Props {
  /** What a ban keeps people from. */
  intro: string;
  onClose: () => void;
}

/** Whom the creator keeps out, and the way back in. */
export function BansDialog({ intro, onClose }: Props) {
  const { t } = useTranslation('console');
  const { bans, errorCode, isBusy, load, lift } = useBans(useConsoleTool().id);
  return (
    <Panel
      title={t('bans.title')}
      intro={intro}
      errorCode={errorCode}
      isLoaded={bans !== null}
      onRetry={() => void load()}
      onClose={onClose}
    >
      {bans?.length === 0 && <p>{t('bans.empty')}</p>}
      <Stack as="ul" role="list" $gap={2}>
        {bans?.map(({ userId, handle, bannedAt, reason }) => (
          <Cluster as="li" key={userId} $justify="space-between">
            <span>
              <bdi>{handle}</bdi> · <LocalTime at={bannedAt} as="date" />
              {reason && ` · ${t('row.reason', { reason })}`}
            </span>
            <Button
              size="small"
              variant="quiet"
              isLoading={isBusy}
              aria-label={t('bans.lift_label', { handle })}
              onClick={() => lift(userId)}
            >
              {t('bans.lift')}
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Panel>
  );
}
