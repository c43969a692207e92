import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import type { WidgetKey } from '@/hooks/party/types';
import { useWidgetKeys } from '@/hooks/console/useWidgetKeys';
import { useToast } from '@/hooks/ui/useToast';
import { NewKey } from './NewKey';

interface Props {
  partyId: string;
  keys: readonly WidgetKey[];
  /** Address of the overlay page, without a key. */
  widgetUrl: string;
  reload: () => Promise<void>;
}

/** The addresses under which overlays watch this queue. */
export function OverlayKeys({ partyId, keys, widgetUrl, reload }: Props) {
  const { t } = useTranslation('console');
  const { newKey, create, revoke, forget, isRunning, errorCode } = useWidgetKeys(partyId, reload);
  const [asked, setAsked] = useState<WidgetKey | null>(null);
  const toast = useToast();

  async function confirmRevoke() {
    if (!asked) return;
    if (await revoke(asked.id)) toast.success(t('keys.revoked'));
    setAsked(null);
  }

  return (
    <Card aria-label={t('keys.title')}>
      <h2>{t('keys.title')}</h2>
      <p>{t('keys.text')}</p>
      {errorCode && (
        <Notice kind="error" isLive>
          {t(`errors:${errorCode}`)}
        </Notice>
      )}
      {newKey && (
        <NewKey
          kind="keys"
          address={`${widgetUrl}#key=${newKey}`}
          secret={newKey}
          onDone={forget}
        />
      )}
      {keys.length === 0 && <p>{t('keys.empty')}</p>}
      <Stack as="ul" role="list" $gap={2}>
        {keys.map((key) => (
          <Cluster as="li" key={key.id} $justify="space-between">
            <span>
              {t('keys.ends', { hint: key.hint })} · <KeyUse widget={key} />
            </span>
            <Button
              size="small"
              variant="danger"
              aria-label={t('keys.revoke_label', { hint: key.hint })}
              onClick={() => setAsked(key)}
            >
              {t('keys.revoke')}
            </Button>
          </Cluster>
        ))}
      </Stack>
      <div>
        <Button variant="quiet" icon="plus" isLoading={isRunning} onClick={() => void create()}>
          {t(isRunning ? 'keys.creating' : 'keys.create')}
        </Button>
      </div>
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t('keys.revoke_question')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {t('console.cancel')}
            </Button>
            <Button variant="danger" isLoading={isRunning} onClick={() => void confirmRevoke()}>
              {t('keys.revoke')}
            </Button>
          </>
        }
      >
        <p>{t('keys.revoke_text')}</p>
      </Dialog>
    </Card>
  );
}

function KeyUse({ widget: { lastSeenAt: at, isOnAir } }: { widget: WidgetKey }) {
  const { t } = useTranslation('console');
  if (isOnAir) return <Badge $tone="good">{t('keys.on_air')}</Badge>;
  if (at === null) return t('keys.never');
  return (
    <>
      {t('keys.seen')} <LocalTime at={at} as="moment" />
    </>
  );
}
