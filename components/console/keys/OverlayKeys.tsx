import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { FormError } from '@/components/ui/forms/FormError';
import { LocalTime } from '@/components/shared/LocalTime';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useWidgetKeys } from '@/hooks/console/keys/useWidgetKeys';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { NewKey } from './NewKey';

/** A key that was made, without its secret. */
interface OverlayKey {
  id: string;
  /** How it ends. */
  hint: string;
  /** UTC, ISO 8601; null: never used. */
  lastSeenAt: string | null;
  isOnAir: boolean;
}

interface Props {
  keys: readonly OverlayKey[];
  /** Address of the overlay page, without a key. */
  widgetUrl: string;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** The addresses under which overlays watch this tool. */
export function OverlayKeys({ keys, widgetUrl, reload, onClose }: Props) {
  const { t } = useTranslation('console');
  const { newKey, create, revoke, forget, isRunning, errorCode } = useWidgetKeys(
    useConsoleTool().id,
    reload,
  );
  const [asked, setAsked] = useState<OverlayKey | null>(null);
  const toast = useToast();

  async function confirmRevoke() {
    if (!asked) return;
    if (await revoke(asked.id)) toast.success(t('keys.revoked'));
    setAsked(null);
  }

  return (
    <>
      <Dialog isOpen onClose={onClose} title={t('keys.title')}>
        <p>{t('keys.text')}</p>
        <FormError>{errorCode && t(`errors:${errorCode}`)}</FormError>
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
      </Dialog>
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
    </>
  );
}

function KeyUse({ widget: { lastSeenAt: at, isOnAir } }: { widget: OverlayKey }) {
  const { t } = useTranslation('console');
  if (isOnAir) return <Badge $tone="good">{t('keys.on_air')}</Badge>;
  if (at === null) return t('keys.never');
  return (
    <>
      {t('keys.seen')} <LocalTime at={at} as="moment" />
    </>
  );
}
