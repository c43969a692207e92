import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useBans } from '@/hooks/party/useBans';

interface Props {
  partyId: string;
  onClose: () => void;
}

/** Whom the creator keeps out, and the way back in. */
export function BansDialog({ partyId, onClose }: Props) {
  const { t } = useTranslation('console');
  const { bans, errorCode, isRunning, lift, load } = useBans(partyId);
  return (
    <Dialog isOpen onClose={onClose} title={t('bans.title')}>
      <p>{t('bans.text')}</p>
      {errorCode && (
        <Notice kind="error" isLive>
          {t(`errors:${errorCode}`)}
        </Notice>
      )}
      {errorCode && bans === null && (
        <Button variant="quiet" onClick={() => void load()}>
          {t('party:retry')}
        </Button>
      )}
      {bans === null && !errorCode && <p>{t('console.loading')}</p>}
      {bans?.length === 0 && <p>{t('bans.empty')}</p>}
      <Stack as="ul" role="list" $gap={2}>
        {bans?.map((ban) => (
          <Cluster as="li" key={ban.userId} $justify="space-between">
            <span>
              <bdi>{ban.handle}</bdi> · <LocalTime at={ban.bannedAt} as="date" />
              {ban.reason && ` · ${t('row.reason', { reason: ban.reason })}`}
            </span>
            <Button
              size="small"
              variant="quiet"
              isLoading={isRunning}
              aria-label={t('bans.lift_label', { handle: ban.handle })}
              onClick={() => void lift(ban.userId)}
            >
              {t('bans.lift')}
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Dialog>
  );
}
