import { OnNarrow, OnWide, StatePill } from '@/components/console/bar/Bar.styles';
import { StateSwitch } from '@/components/console/bar/StateSwitch';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LotteryAction, LotteryState } from '@/lib/shared/lottery/states';
import { drawIcons } from './drawIcons';

const disc: IconDrawing = { shape: 'M12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4z' };

const ICONS: Record<LotteryState, IconDrawing> = {
  DRAFT: iconDrawings.edit,
  SCHEDULED: iconDrawings.clock,
  OPEN: disc,
  PAUSED: iconDrawings.pause,
  CLOSED: drawIcons.lock,
  CLAIMING: drawIcons.trophy,
  COMPLETED: iconDrawings.check,
  CANCELLED: iconDrawings.stop,
};

const TONES: Record<LotteryState, 'good' | 'wait' | null> = {
  DRAFT: null,
  SCHEDULED: null,
  OPEN: 'good',
  PAUSED: 'wait',
  CLOSED: 'wait',
  CLAIMING: 'wait',
  COMPLETED: 'good',
  CANCELLED: null,
};

interface Props {
  lottery: ConsoleLottery['lottery'];
  onAction: (action: LotteryAction) => void;
}

const isSwitched = (state: LotteryState) => state === 'OPEN' || state === 'PAUSED';

/** Open or paused, while people may enter. */
export function LotterySwitch({ lottery, onAction, isWide }: Props & { isWide?: boolean }) {
  const { t } = useTranslation('lotteryConsole');
  const { state } = lottery;
  if (!isSwitched(state)) return null;
  const choices = (['OPEN', 'PAUSED'] as const).map((name) => ({
    name,
    word: t(name === state ? `draw:state.${name}` : `switch.${name}`),
    icon: ICONS[name],
    isNow: name === state,
    isPossible: name !== state,
  }));
  return (
    <StateSwitch
      label={t('switch.label')}
      choices={choices}
      isWide={isWide}
      onChoose={(name) => onAction(name === 'OPEN' ? 'RESUME' : 'PAUSE')}
    />
  );
}

/** The state in the bar: a switch where something can be switched and there is room, else a word. */
export function BarState({ lottery, onAction, onOpen }: Props & { onOpen: () => void }) {
  const { t } = useTranslation('lotteryConsole');
  const { state } = lottery;
  const word = t(`draw:state.${state}`);
  if (!isSwitched(state)) {
    return (
      <StatePill as="span" $tone={TONES[state]}>
        <DrawnIcon drawing={ICONS[state]} size={16} />
        {state === 'COMPLETED' || state === 'CANCELLED' ? (
          // The stage says it in large: on a narrow screen the title has the room.
          <>
            <VisuallyHidden>{word}</VisuallyHidden>
            <OnWide as="span" aria-hidden>
              {word}
            </OnWide>
          </>
        ) : (
          word
        )}
      </StatePill>
    );
  }
  return (
    <>
      <OnWide>
        <LotterySwitch lottery={lottery} onAction={onAction} />
      </OnWide>
      <OnNarrow>
        <StatePill type="button" $tone={TONES[state]} onClick={onOpen}>
          <DrawnIcon drawing={ICONS[state]} size={16} isFilled />
          {word}
          <Icon name="chevron-down" size={16} />
        </StatePill>
      </OnNarrow>
    </>
  );
}
