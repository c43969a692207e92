import type { Tool } from '@/components/shared/ToolMark';

interface Props {
  tool: Tool;
  /** Who waits, is in, or supports; 0 of what is only planned. */
  count: number;
  /** Of a fund: how full it is, 0 to 1. */
  share?: number;
}

const PLACES = [0, 1, 2, 3, 4];
const DOTS = Array.from({ length: 60 }, (_, index) => index);
const COLUMNS = 10;

/** What stands in a tool, drawn: places that are taken, tickets that are in, a vessel that fills. */
export function ToolPicture({ tool, count, share = 0 }: Props) {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      {tool === 'queue' ? <Places taken={count} /> : null}
      {tool === 'chance' ? <Tickets taken={count} /> : null}
      {tool === 'fund' ? <Level share={share} /> : null}
    </svg>
  );
}

/** The front of the line, from the top. */
function Places({ taken }: { taken: number }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="5">
      {PLACES.map((place) => {
        const y = 52 + place * 62;
        const isTaken = place < taken;
        return (
          <g key={place} opacity={isTaken ? 1 - place * 0.14 : 0.4}>
            <rect
              x={150 + place * 6}
              y={y}
              width={340 - place * 12}
              height="48"
              rx="24"
              fill={isTaken ? 'currentColor' : 'none'}
              strokeDasharray={isTaken ? undefined : '10 12'}
            />
          </g>
        );
      })}
    </g>
  );
}

/** A dot for each ticket, as far as they can be counted. */
function Tickets({ taken }: { taken: number }) {
  return (
    <g fill="currentColor">
      {DOTS.map((dot) => (
        <circle
          key={dot}
          cx={140 + (dot % COLUMNS) * 40}
          cy={100 + Math.floor(dot / COLUMNS) * 40}
          r="13"
          opacity={dot < taken ? 1 : 0.22}
        />
      ))}
    </g>
  );
}

const WALL = { cx: 320, cy: 200, r: 140 };

/** A round vessel with a level. */
function Level({ share }: { share: number }) {
  const top = WALL.cy + WALL.r - 2 * WALL.r * Math.min(1, Math.max(0, share));
  return (
    <>
      <clipPath id="vessel">
        <circle {...WALL} r={WALL.r - 14} />
      </clipPath>
      <circle {...WALL} fill="none" stroke="currentColor" strokeWidth="12" />
      <path
        clipPath="url(#vessel)"
        fill="currentColor"
        opacity="0.85"
        d={`M180 ${top}q35-18 70 0t70 0 70 0 70 0V400H180z`}
      />
    </>
  );
}
