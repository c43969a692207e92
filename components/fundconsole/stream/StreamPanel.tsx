import { useId } from 'react';
import { consoleIcons } from '@/components/console/consoleIcons';
import { FillingPanel, PanelHead, PanelText } from '@/components/console/frame/Frame.styles';
import { RequireRight } from '@/components/console/RequireRight';
import { Ago } from '@/components/console/act/Ago';
import { useFund } from '@/components/fundconsole/console/FundContext';
import { fundIcons } from '@/components/fundconsole/console/fundIcons';
import { Rows, Scroll } from '@/components/fundconsole/feed/Feed.styles';
import { FeedRow } from '@/components/fundconsole/feed/FeedRow';
import { Button } from '@/components/ui/buttons/Button';
import { Kbd } from '@/components/ui/buttons/Kbd';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import type { DeskAlert } from '@/hooks/console/keys/useAlertDesk';
import { KEYS } from '@/hooks/fundconsole/console/useFundKeys';
import type { Stream } from '@/hooks/fundconsole/console/useStream';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Buttons, Label, Shown } from './Stream.styles';

/** The alerts on the overlays: what was shown last, what comes, and how they are held. */
export function StreamPanel({ stream }: { stream: Stream }) {
  const { t } = useTranslation('fundHost');
  const { edit, onOpen } = useFund();
  const titleId = useId();
  const { last, waiting, isPaused, isMuted, isBusy } = stream;
  return (
    <FillingPanel aria-labelledby={titleId} data-list="stream">
      <PanelHead>
        <h2 id={titleId} tabIndex={-1}>
          {t('stream.title')}
        </h2>
        <div>
          <RequireRight>
            <Button variant="quiet" size="small" onClick={() => onOpen('ALERTS')}>
              {t('console:tool.alerts')}
            </Button>
          </RequireRight>
        </div>
      </PanelHead>
      {isPaused ? (
        <Shown $isPaused>
          <small>
            <DrawnIcon drawing={iconDrawings.pause} size={18} />
            {t('stream.paused')}
          </small>
          <span>{t('stream.paused_text')}</span>
        </Shown>
      ) : (
        last && <LastShown alert={last} isMuted={isMuted} />
      )}
      <Buttons role="group" aria-label={t('stream.buttons')}>
        <RequireRight>
          <button type="button" disabled={!last || isBusy} onClick={() => void stream.replay()}>
            <DrawnIcon drawing={fundIcons.again} size={22} />
            <span>
              {t('stream.replay')} <Kbd aria-hidden="true">{KEYS.replay}</Kbd>
            </span>
          </button>
          <button type="button" aria-pressed={isPaused} onClick={stream.pause}>
            <DrawnIcon drawing={iconDrawings[isPaused ? 'play' : 'pause']} size={22} />
            <span>
              {t('stream.pause')} <Kbd aria-hidden="true">{KEYS.pause}</Kbd>
            </span>
          </button>
          <button type="button" aria-pressed={isMuted} onClick={stream.mute}>
            <DrawnIcon drawing={consoleIcons.sound} size={22} />
            <span>
              {t('stream.mute')} <Kbd aria-hidden="true">{KEYS.mute}</Kbd>
            </span>
          </button>
        </RequireRight>
      </Buttons>
      {waiting.length > 0 ? (
        <>
          <Label>{t('stream.next', { count: waiting.length })}</Label>
          <Scroll data-scroller="">
            <Rows role="list">
              {waiting.map((one) => (
                <FeedRow key={one.id} contribution={one} isNew={false} />
              ))}
            </Rows>
          </Scroll>
        </>
      ) : (
        !last && (
          <PanelText>
            <p>{t(edit.settings.messagesModerated ? 'stream.empty' : 'stream.empty_open')}</p>
          </PanelText>
        )
      )}
    </FillingPanel>
  );
}

/** Needs the namespace `alerts`, which comes with the desk. */
function LastShown({ alert, isMuted }: { alert: DeskAlert; isMuted: boolean }) {
  const { t } = useTranslation('fundHost');
  const { kind, handle, text, createdAt } = alert;
  return (
    <Shown $isPaused={false}>
      <small>
        <DrawnIcon drawing={consoleIcons.sound} size={18} />
        {t(isMuted ? 'stream.last_muted' : 'stream.last')} <Ago at={createdAt} />
      </small>
      <b>
        <bdi>{t(`alerts:kind_${kind}`, { name: handle ?? t('somebody') })}</bdi>
      </b>
      {text && <span dir="auto">{text}</span>}
    </Shown>
  );
}
