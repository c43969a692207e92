import { creatureOf } from '@/lib/shared/creatures';
import { SEAL, WINNER } from './screens';

const BOX = { viewBox: '0 0 200 190', 'aria-hidden': true } as const;

/** The secret is locked in, and its seal hangs below. */
export function Locked() {
  return (
    <svg {...BOX}>
      <path className="line" d="M72 56V40a28 28 0 0 1 56 0v16" strokeWidth="12" />
      <rect className="fill" x="52" y="54" width="96" height="78" rx="18" />
      <circle className="on" cx="100" cy="88" r="10" />
      <path className="on-line" d="M100 92v16" strokeWidth="8" />
      <Seal y={144} />
    </svg>
  );
}

const ROWS = [48, 82, 116, 150];
const COLUMNS = [36, 68, 100, 132, 164];
/** Where the winner stands, who is known of only later. */
const HIT = { x: 132, y: 116 };

/** Everybody on the list, and one of them. */
export function Closed() {
  return (
    <svg {...BOX}>
      {ROWS.map((y) =>
        COLUMNS.map((x) => (
          <circle
            key={`${x} ${y}`}
            className={x === HIT.x && y === HIT.y ? 'fill' : 'pale'}
            cx={x}
            cy={y}
            r="12"
          />
        )),
      )}
      <rect className="line" x="12" y="24" width="176" height="150" rx="24" strokeWidth="6" />
    </svg>
  );
}

/** The lock is open, and what was in it fits the same seal. */
export function Opened() {
  return (
    <svg {...BOX}>
      <path className="line" d="M72 56V36a28 28 0 0 1 52-14" strokeWidth="12" />
      <rect className="fill" x="52" y="54" width="96" height="78" rx="18" />
      <path className="on-line" d="m80 94 14 14 28-30" strokeWidth="9" />
      <Seal y={144} />
    </svg>
  );
}

/** One winner, checked. */
export function Won() {
  return (
    <svg {...BOX}>
      <circle className="pale" cx="100" cy="88" r="56" />
      <use
        href={`/static/creatures.svg#c${creatureOf(WINNER)}`}
        x="58"
        y="46"
        width="84"
        height="84"
        clipPath="circle()"
      />
      <circle className="good" cx="146" cy="132" r="24" />
      <path className="on-good" d="m136 132 7 8 14-16" strokeWidth="6" />
      <text x="100" y="178">
        {WINNER}
      </text>
    </svg>
  );
}

function Seal({ y }: { y: number }) {
  return (
    <>
      <rect className="paper" x="26" y={y} width="148" height="30" rx="15" />
      <text x="100" y={y + 20}>
        {SEAL}
      </text>
    </>
  );
}
