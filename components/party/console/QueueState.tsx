import { useTranslation } from '@/hooks/ui/useTranslation';
import { OnNarrow, OnWide, StatePill } from '@/components/console/bar/Bar.styles';
import { StateSwitch, type StateChoice } from '@/components/console/bar/StateSwitch';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import type { ConsoleParty } from '@/hooks/party/types';
import { isRunning, stateAfter, type PartyAction } from '@/lib/shared/parties/partyActions';
import type { PartyState } from '@/lib/shared/parties/messages';

/** The states a running queue is switched between, and what leads to each. */
const STATES = [
  ['OPEN', 'OPEN'],
  ['PAUSED', 'PAUSE'],
  ['CLOSED', 'CLOSE'],
] as const satisfies readonly (readonly [PartyState, PartyAction])[];

const disc: IconDrawing = { shape: 'M12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4z' };

const ICONS: Record<PartyState, IconDrawing> = {
  DRAFT: iconDrawings.edit,
  SCHEDULED: iconDrawings.clock,
  OPEN: disc,
  PAUSED: iconDrawings.pause,
  CLOSED: iconDrawings.stop,
  ENDED: iconDrawings.stop,
};

interface Props {
  party: ConsoleParty;
  onAction: (action: PartyAction) => void;
}

/** Open, pause, close: what the queue does now and what it can do instead. */
export function QueueSwitch({ party, onAction, isWide = false }: Props & { isWide?: boolean }) {
  const { t } = useTranslation('console');
  const choices: StateChoice[] = STATES.map(([state, action]) => {
    const isNow = state === party.state;
    return {
      name: state,
      word: isNow ? t(`party:state.${state}`) : t(`console.${action}`),
      icon: ICONS[state],
      isNow,
      isPossible: stateAfter(party.state, action) !== null,
    };
  });
  return (
    <StateSwitch
      label={t('state.label')}
      choices={choices}
      isWide={isWide}
      onChoose={(name) => {
        const action = STATES.find(([state]) => state === name)?.[1];
        if (action) onAction(action);
      }}
    />
  );
}

/** The same in the bar: a word on a narrow screen, which opens the sheet that holds the switch. */
export function BarState({ party, onAction, onOpen }: Props & { onOpen: () => void }) {
  const { t } = useTranslation('console');
  const { state } = party;
  const tone = state === 'OPEN' ? 'good' : isRunning(party) ? 'wait' : null;
  const word = t(`party:state.${state}`);
  if (!isRunning(party)) {
    return (
      <StatePill as="span" $tone={null}>
        <DrawnIcon drawing={ICONS[state]} size={16} />
        {word}
      </StatePill>
    );
  }
  return (
    <>
      <OnWide>
        <QueueSwitch party={party} onAction={onAction} />
      </OnWide>
      <OnNarrow>
        <StatePill type="button" $tone={tone} onClick={onOpen}>
          <DrawnIcon drawing={ICONS[state]} size={16} isFilled />
          {word}
          <Icon name="chevron-down" size={16} />
        </StatePill>
      </OnNarrow>
    </>
  );
}
