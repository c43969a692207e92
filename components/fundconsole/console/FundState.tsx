import { OnNarrow, OnWide, StatePill } from '@/components/console/bar/Bar.styles';
import { StateSwitch } from '@/components/console/bar/StateSwitch';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundAction, FundState } from '@/lib/shared/fund/states';
import { isRunningFund } from '@/lib/shared/fund/states';
import { fundIcons } from './fundIcons';

const disc: IconDrawing = { shape: 'M12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4z' };

const ICONS: Record<FundState, IconDrawing> = {
  DRAFT: iconDrawings.edit,
  SCHEDULED: iconDrawings.clock,
  LIVE: disc,
  PAUSED: iconDrawings.pause,
  SETTLING: fundIcons.bank,
  REACHED: fundIcons.flag,
  MISSED: iconDrawings.stop,
  PAID_OUT: iconDrawings.check,
  REFUNDED: fundIcons.back,
  CANCELLED: iconDrawings.stop,
};

const TONES: Record<FundState, 'good' | 'wait' | null> = {
  DRAFT: null,
  SCHEDULED: null,
  LIVE: 'good',
  PAUSED: 'wait',
  SETTLING: 'wait',
  REACHED: 'good',
  MISSED: null,
  PAID_OUT: 'good',
  REFUNDED: null,
  CANCELLED: null,
};

interface Props {
  fund: ConsoleFund['fund'];
  onAction: (action: FundAction) => void;
}

/** Live or paused, while people may contribute. */
export function FundSwitch({ fund, onAction, isWide }: Props & { isWide?: boolean }) {
  const { t } = useTranslation('fundHost');
  const { state } = fund;
  if (!isRunningFund(state)) return null;
  const choices = (['LIVE', 'PAUSED'] as const).map((name) => ({
    name,
    word: t(name === state ? `fundList:state.${name}` : `switch.${name}`),
    icon: ICONS[name],
    isNow: name === state,
    isPossible: name !== state,
  }));
  return (
    <StateSwitch
      label={t('switch.label')}
      choices={choices}
      isWide={isWide}
      onChoose={(name) => onAction(name === 'LIVE' ? 'RESUME' : 'PAUSE')}
    />
  );
}

/** The state in the bar: a switch where something can be switched and there is room, else a word. */
export function BarState({ fund, onAction, onOpen }: Props & { onOpen: () => void }) {
  const { t } = useTranslation('fundHost');
  const { state } = fund;
  const word = t(`fundList:state.${state}`);
  if (!isRunningFund(state)) {
    return (
      <StatePill as="span" $tone={TONES[state]}>
        <DrawnIcon drawing={ICONS[state]} size={16} />
        {word}
      </StatePill>
    );
  }
  return (
    <>
      <OnWide>
        <FundSwitch fund={fund} onAction={onAction} />
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
