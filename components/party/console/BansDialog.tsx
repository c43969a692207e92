import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster, Stack } from '@/components/ui/Stack';
import { usePanel } from '@/hooks/secureql/usePanel';
import { Panel } from './Panel';

interface Props {
  partyId: string;
  onClose: () => void;
}

/** Whom the creator keeps out, and the way back in. */
export function BansDialog({ partyId, onClose }: Props) {
  const { t } = useTranslation('console');
  const { data, errorCode, isBusy, load, change } = usePanel('party/get-bans/', {
    partyID: partyId,
  });
  const bans = data?.partyBans.items ?? [];
  return (
    <Panel
      title={t('bans.title')}
      intro={t('bans.text')}
      errorCode={errorCode}
      isLoaded={data !== null}
      onRetry={() => void load()}
      onClose={onClose}
    >
      {bans.length === 0 && <p>{t('bans.empty')}</p>}
      <Stack as="ul" role="list" $gap={2}>
        {bans.map(({ userId, handle, bannedAt, reason }) => (
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
              onClick={() => void change('party/lift-ban/', { partyID: partyId, userId })}
            >
              {t('bans.lift')}
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Panel>
  );
}
