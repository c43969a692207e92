import { color, toneColors } from '@/styles/tokens';

/** The grounds that say what is no money yet: their stripes, and what lies between them. */
export const hatchings = {
  coming: { turn: 45, stripe: 4, line: color.accent, ground: color.accentSoft },
  failed: {
    turn: -45,
    stripe: 1.75,
    line: toneColors('stop').fill,
    ground: toneColors('stop').soft,
  },
  never: { turn: 45, stripe: 1.75, line: color.control, ground: 'none' },
} as const;

const NAMES = ['coming', 'failed', 'never'] as const;

/** Patterns to fill with: `url(#{id}{name})`. Colours are set by attribute: a pattern has no class. */
export function Hatching({ id, step = 9 }: { id: string; step?: number }) {
  return (
    <defs>
      {NAMES.map((name) => {
        const { turn, stripe, line, ground } = hatchings[name];
        return (
          <pattern
            key={name}
            id={`${id}${name}`}
            width={step}
            height={step}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
          >
            <rect width={step} height={step} fill={ground} />
            <rect width={(stripe * step) / 9} height={step} fill={line} />
          </pattern>
        );
      })}
    </defs>
  );
}
