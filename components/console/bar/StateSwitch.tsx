import { RequireRight } from '@/components/console/RequireRight';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { SwitchRoot } from './Bar.styles';

/** A state the tool is in, or can be brought to. */
export interface StateChoice {
  name: string;
  word: string;
  icon: IconDrawing;
  isNow: boolean;
  isPossible: boolean;
}

interface Props {
  /** Of what it is the state, for those who hear it. */
  label: string;
  choices: readonly StateChoice[];
  onChoose: (name: string) => void;
  /** Fills the width of its place. */
  isWide?: boolean;
}

/** What the tool does now, and what it can do instead. */
export function StateSwitch({ label, choices, onChoose, isWide = false }: Props) {
  return (
    <SwitchRoot role="group" aria-label={label} $isWide={isWide}>
      <RequireRight>
        {choices.map(({ name, word, icon, isNow, isPossible }) => (
          <button
            key={name}
            type="button"
            data-state={name}
            aria-pressed={isNow}
            disabled={!isNow && !isPossible}
            onClick={() => isPossible && onChoose(name)}
          >
            <DrawnIcon drawing={icon} size={16} isFilled={isNow} />
            {word}
          </button>
        ))}
      </RequireRight>
    </SwitchRoot>
  );
}
