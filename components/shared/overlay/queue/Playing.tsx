import { useTranslation } from '@/hooks/ui/useTranslation';
import { useMeasured } from '@/hooks/ui/useMeasured';
import styled from 'styled-components';
import { FitLine } from '@/components/shared/overlay/shells/FitLine';
import { BigName, Seats } from '@/components/shared/overlay/shells/words.styles';
import type { ShownMember } from '@/lib/shared/parties/messages';
import { k, overlayText } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';

const Line = styled.div`
  display: flex;
  gap: 0 ${k(16)};
  align-items: center;
  min-width: 0;
  font-size: ${overlayText.hero};
  line-height: 1.2;

  &[data-lines='2'] {
    flex-direction: column;
    align-items: flex-start;
    font-size: ${k(31)};
  }

  &[data-lines='2'] > [aria-hidden] {
    display: none;
  }
`;

const One = styled.div`
  display: flex;
  gap: ${k(12)};
  align-items: baseline;
  min-width: 0;
  max-width: 100%;

  ${Seats} {
    color: inherit;
  }
`;

const Plus = styled.span`
  flex: none;
  color: ${color.textQuiet};
  font-weight: ${weight.text};
`;

const More = styled.p`
  margin: 0;
  font-size: ${overlayText.label};
  font-weight: ${weight.strong};
`;

/** So many stand beside each other, or in two lines. */
const IN_A_BAR = 2;
/** So many stand one under the other. */
const IN_A_PANEL = 4;

/** Two lines where a name would be cut. */
function standInLines(line: HTMLElement) {
  line.dataset.lines = '1';
  const names = [...line.querySelectorAll<HTMLElement>('.pp-overlay-name')];
  const isCut = names.some((name) => name.scrollWidth > name.clientWidth + 1);
  if (names.length > 1 && isCut) line.dataset.lines = '2';
}

interface Props {
  people: readonly ShownMember[];
}

/** Who plays, in a line: the first two, in large. */
export function PlayingLine({ people }: Props) {
  const shown = people.slice(0, IN_A_BAR);
  const ref = useMeasured<HTMLDivElement>(keyOf(shown), standInLines);
  const [first, second] = shown;
  if (first && !second) {
    return (
      <Line>
        <Player person={first} isAlone />
      </Line>
    );
  }
  return (
    <Line ref={ref}>
      {first && <Player person={first} />}
      <Plus aria-hidden="true">+</Plus>
      {second && <Player person={second} />}
    </Line>
  );
}

/** How many more than a bar names play, in words. */
export function usePlayingMore(people: readonly ShownMember[]): string | null {
  const { t } = useTranslation('widgets');
  return people.length > IN_A_BAR ? t('more', { count: people.length - IN_A_BAR }) : null;
}

/** Who plays, one under the other. */
export function PlayingList({ people }: Props) {
  const { t } = useTranslation('widgets');
  return (
    <>
      {people.slice(0, IN_A_PANEL).map((person) => (
        <Player key={person.id} person={person} isAlone />
      ))}
      {people.length > IN_A_PANEL && (
        <More>{t('more', { count: people.length - IN_A_PANEL })}</More>
      )}
    </>
  );
}

interface PlayerProps {
  person: ShownMember;
  /** It has a line for itself: it shrinks before it is cut. */
  isAlone?: boolean;
}

function Player({ person, isAlone = false }: PlayerProps) {
  return (
    <One data-row={person.id} className="pp-overlay-row">
      {isAlone ? (
        <BigName as="div" className="pp-overlay-name">
          <FitLine text={person.handle} least={0.6} />
        </BigName>
      ) : (
        <BigName className="pp-overlay-name">{person.handle}</BigName>
      )}
      {person.seats > 1 && <Seats className="pp-overlay-group">×{person.seats}</Seats>}
    </One>
  );
}

const keyOf = (people: readonly ShownMember[]) =>
  people.map(({ id, handle, seats }) => `${id} ${handle} ${seats}`).join();
