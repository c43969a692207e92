import { creatureOf } from '@/lib/shared/creatures';

interface CreatureProps {
  /** Handle or guest name: the same name is always the same creature. */
  name: string;
  /** In px. */
  side: number;
  className?: string;
}

/** The round creature that stands for somebody without a photo. Their name stands beside it. */
export function Creature({ name, side, className }: CreatureProps) {
  return (
    <svg className={className} width={side} height={side} aria-hidden="true">
      <use href={`/static/creatures.svg#c${creatureOf(name)}`} />
    </svg>
  );
}
