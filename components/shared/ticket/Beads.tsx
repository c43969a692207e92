import styled from 'styled-components';
import { Creature } from '@/components/ui/Creature';
import { color, motion, radius, space } from '@/styles/tokens';

interface Props {
  /** Places gone up so far, and how many are still ahead. */
  up: number;
  ahead: number;
  /** Whose creature moves along. */
  name: string;
  /** The bar in words. */
  label: string;
}

/** From here on single beads would be too small to count. */
const MOST = 20;

const Track = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-top: ${space[3]};
`;

const Bead = styled.i<{ $isDone: boolean }>`
  flex: 1;
  height: clamp(0.625rem, 1vw, 0.875rem);
  border-radius: ${radius.round};
  background: ${({ $isDone }) => ($isDone ? color.accent : color.sunken)};
  box-shadow: ${({ $isDone }) => ($isDone ? 'none' : `inset 0 0 0 1.5px ${color.line}`)};
`;

/** Grows as its people do, so that the creature moves. */
const Stretch = styled(Bead)<{ $share: number }>`
  flex: ${({ $share }) => $share} 1 0;
  transition: flex-grow ${motion.slow};
`;

const Me = styled.span`
  display: flex;
  flex: none;
  border-radius: ${radius.round};
  box-shadow: 0 0 0 3px ${color.accent};

  svg {
    width: clamp(1.875rem, 3vw, 2.75rem);
    height: auto;
    aspect-ratio: 1;
    border-radius: ${radius.round};
  }
`;

/** The way to the front: a bead for each person, and one's own creature between them. */
export function Beads({ up, ahead, name, label }: Props) {
  const me = (
    <Me>
      <Creature name={name} side={44} />
    </Me>
  );
  if (up + ahead > MOST) {
    return (
      <Track role="img" aria-label={label}>
        {up > 0 && <Stretch $isDone $share={up} />}
        {me}
        <Stretch $isDone={false} $share={ahead} />
      </Track>
    );
  }
  const beads = (count: number, isDone: boolean) =>
    Array.from({ length: count }, (_, index) => <Bead key={index} $isDone={isDone} />);
  return (
    <Track role="img" aria-label={label}>
      {beads(up, true)}
      {me}
      {beads(ahead, false)}
    </Track>
  );
}
