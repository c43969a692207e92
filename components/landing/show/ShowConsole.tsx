import { ActBar, type NextAct } from '@/components/console/act/ActBar';
import { ConsoleProvider } from '@/components/console/ConsoleContext';
import { Beside, Panel, PanelHead } from '@/components/console/frame/Frame.styles';
import { Ring } from '@/components/console/stage/Ring';
import { Check, Place, SeatRoot, Seats } from '@/components/console/stage/Seats.styles';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { ToolMark } from '@/components/shared/ToolMark';
import { Icon } from '@/components/ui/icons/Icon';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { CALL_SECONDS, type Show, type ShowStep } from '@/hooks/landing/showScript';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Themed } from './Show.styles';
import { Console, ConsoleHead, Row, Rows, Waiting } from './ShowConsole.styles';

interface Props {
  theme: string;
  step: ShowStep;
  show: Show;
  onAct: () => void;
}

const nothing = () => undefined;
const TOOL = { id: 'sample', right: 'OWNER' } as const;
/** Nobody's data is in it. */
const SAFE = {
  isHidden: false,
  toggle: nothing,
  hold: {
    isHeld: false,
    button: {
      onPointerDown: nothing,
      onPointerUp: nothing,
      onPointerLeave: nothing,
      onPointerCancel: nothing,
      onContextMenu: nothing,
      onKeyDown: nothing,
      onKeyUp: nothing,
      onBlur: nothing,
    },
  },
};
const ROWS = 3;

/** The parts of a queue's console, over the sample. */
export function ShowConsole({ theme, step, show, onAct }: Props) {
  const { t, i18n } = useTranslation('landing');
  const minutes = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
  });
  return (
    <ConsoleProvider tool={TOOL} safe={SAFE}>
      <Themed $variables={theme}>
        <Console role="group" aria-label={t('show.console_label')}>
          <ConsoleHead>
            <ToolMark tool="queue" />
            <b>{t('show.console')}</b>
            <PartyStateBadge state={show.party.state} />
          </ConsoleHead>
          <Panel $isAccented>
            <Round step={step} show={show} />
          </Panel>
          <div data-part="act" className="needs-script">
            <ActBar act={useAct(step, show)} onAct={onAct} more={null} />
          </div>
          <Rows role="list">
            {show.waiting.slice(0, ROWS).map(({ handle, minutes: waited }, index) => (
              <Row key={handle}>
                <b>{index + 1}</b>
                <UserPhoto name={handle} side={32} />
                <span>{handle}</span>
                <small>{minutes.format(waited)}</small>
              </Row>
            ))}
          </Rows>
          <Waiting>{t('widgets:waiting', { count: show.party.memberCount })}</Waiting>
        </Console>
      </Themed>
    </ConsoleProvider>
  );
}

/** The round that is put together or played. */
function Round({ step, show: { hero, nextRound, waiting } }: Pick<Props, 'step' | 'show'>) {
  const { t } = useTranslation('console');
  const isUp = step === 'called' || step === 'ready' || step === 'playing';
  const ready = step === 'called' ? 0 : 1;
  return (
    <>
      <PanelHead>
        <h2>
          {t('round.title', { number: nextRound })}{' '}
          <Beside>
            {isUp ? t('round.ready', { count: ready, total: 1 }) : t('round.free', { count: 1 })}
          </Beside>
        </h2>
      </PanelHead>
      <Seats role="list">
        {isUp ? (
          <SeatRoot $look={step === 'called' ? 'called' : 'ready'}>
            {step === 'called' ? (
              <Ring {...CALL_SECONDS} label={t('round.called')} />
            ) : (
              <Check>
                <Icon name={step === 'ready' ? 'check' : 'play'} />
              </Check>
            )}
            <span>
              <b>{hero}</b>
              <small>
                {step === 'called'
                  ? t('round.called')
                  : t(step === 'ready' ? 'party:status.130' : 'widgets:now')}
              </small>
            </span>
          </SeatRoot>
        ) : (
          <SeatRoot $look="free">
            <Place />
            <span>
              <b>{waiting[0]?.handle}</b>
              <small>{t('round.place', { place: 1 })}</small>
            </span>
          </SeatRoot>
        )}
      </Seats>
    </>
  );
}

/** The next act in the console's own words. A press always goes on, so none of them is idle. */
function useAct(step: ShowStep, { hero, nextRound, waiting }: Show): NextAct {
  const { t } = useTranslation('console');
  const { next, clock, play, check } = iconDrawings;
  switch (step) {
    case 'idle':
      return {
        icon: next,
        title: t('next.call', { name: hero }),
        text: t('next.then', { names: waiting[1]?.handle }),
      };
    case 'called':
      return {
        icon: clock,
        title: t('next.wait', { names: hero }),
        text: t('next.left', { count: CALL_SECONDS.left }),
      };
    case 'ready':
      return {
        icon: play,
        title: t('next.start', { number: nextRound }),
        text: t('next.with', { names: hero }),
      };
    case 'playing':
      return {
        icon: check,
        title: t('next.finish', { number: nextRound }),
        text: t('next.done', { names: hero, count: 1 }),
      };
    case 'done':
      return { icon: next, title: t('landing:show.again'), text: t('landing:show.again_text') };
  }
}
