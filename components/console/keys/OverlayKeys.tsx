import { useState } from 'react';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { Panel } from '@/components/console/dialogs/Panel';
import { LocalTime } from '@/components/shared/LocalTime';
import { AskFirst } from '@/components/shared/overlay/address/AskFirst';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster, Stack } from '@/components/ui/Stack';
import { isOwner } from '@/hooks/console/hostRights';
import { useToolWidgets } from '@/hooks/console/keys/useToolWidgets';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STUDIO_PATH } from '@/lib/navigation/overlayAddress';

interface Asked {
  what: 'new' | 'remove';
  widgetId: string;
}

/** The addresses under which overlays watch: the owner's one for everything, and this tool's own. */
export function OverlayKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('studio');
  const tool = useConsoleTool();
  const toast = useToast();
  const overlays = useToolWidgets(tool.id, isOwner(tool));
  const { widgets, permanentId } = overlays;
  const [asked, setAsked] = useState<Asked | null>(null);

  async function end({ what, widgetId }: Asked) {
    const answer = await (what === 'new' ? overlays.rotate(widgetId) : overlays.remove(widgetId));
    if (answer) toast.success(t(`ask.${what}_done`));
    setAsked(null);
  }

  return (
    <>
      <Panel
        title={t('console.title')}
        intro={t('console.intro')}
        errorCode={overlays.errorCode}
        isLoaded={widgets !== null}
        onRetry={() => void overlays.load()}
        onClose={onClose}
      >
        {isOwner(tool) && (
          <Stack as="section" $gap={2} aria-labelledby="overlay-all">
            <h3 id="overlay-all">{t('console.all')}</h3>
            <p>{t('console.all_text')}</p>
            <Cluster>
              {permanentId !== null && (
                <CopyAddress overlays={overlays} widgetId={permanentId} isChief />
              )}
              <ButtonLink href={STUDIO_PATH} variant="quiet">
                {t('console.studio')}
              </ButtonLink>
            </Cluster>
          </Stack>
        )}
        <Stack as="section" $gap={3} aria-labelledby="overlay-alone">
          <h3 id="overlay-alone">{t('console.alone')}</h3>
          {widgets?.length === 0 && <p>{t('console.none')}</p>}
          <Stack as="ul" role="list" $gap={3}>
            {widgets?.map((widget) => (
              <Stack as="li" key={widget.id} $gap={2}>
                <Cluster $justify="space-between">
                  <b>{t(widget.kind === 'LIVE' ? 'console.whole' : `kind.${widget.kind}`)}</b>
                  <Use {...widget} />
                </Cluster>
                {!widget.isShowable && <p>{t('address.old')}</p>}
                <Cluster $gap={2}>
                  {widget.isShowable && <CopyAddress overlays={overlays} widgetId={widget.id} />}
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => setAsked({ what: 'new', widgetId: widget.id })}
                  >
                    {t('address.new')}
                  </Button>
                  <Button
                    size="small"
                    variant="danger"
                    onClick={() => setAsked({ what: 'remove', widgetId: widget.id })}
                  >
                    {t('address.remove')}
                  </Button>
                </Cluster>
              </Stack>
            ))}
          </Stack>
          <div>
            <Button
              variant="quiet"
              icon="plus"
              isLoading={overlays.isBusy}
              onClick={() => void overlays.create()}
            >
              {t('further.add')}
            </Button>
          </div>
        </Stack>
      </Panel>
      {asked && (
        <AskFirst
          what={asked.what}
          isBusy={overlays.isBusy}
          onYes={() => void end(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface CopyProps {
  overlays: ReturnType<typeof useToolWidgets>;
  widgetId: string;
  isChief?: boolean;
}

function CopyAddress({ overlays, widgetId, isChief = false }: CopyProps) {
  const { t } = useTranslation('studio');
  const { t: tCommon } = useTranslation('common');
  const state = overlays.copyStateOf(widgetId);
  return (
    <Button
      size={isChief ? 'medium' : 'small'}
      variant={isChief ? 'primary' : 'quiet'}
      icon={state === 'copied' ? 'check' : 'copy'}
      onClick={() => void overlays.copyAddress(widgetId)}
    >
      <span role="status">{state === 'idle' ? t('address.copy') : tCommon(`copy.${state}`)}</span>
    </Button>
  );
}

interface Used {
  isOnAir: boolean;
  /** UTC, ISO 8601; null: never. */
  lastUsedAt: string | null;
}

function Use({ isOnAir, lastUsedAt: at }: Used) {
  const { t } = useTranslation('studio');
  if (isOnAir) return <Badge $tone="good">{t('air.on')}</Badge>;
  if (at === null) return <Badge>{t('air.never')}</Badge>;
  return (
    <span>
      {t('health.last')} <LocalTime at={at} as="moment" />
    </span>
  );
}
