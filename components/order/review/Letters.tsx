import { graphemesOf } from '@/lib/shared/graphemes';
import { Drawing } from './Review.styles';

const WIDTH = 58;
const HEIGHT = 40;
/** How far the second one lies behind the first. */
const APART = 44;

interface Props {
  /** Whose letter it is. */
  own: string;
  /** The other one's, behind it. */
  other?: string;
  /** In px. */
  height: number;
}

/** Sealed letters, with the first letter of each name on the seal. */
export function Letters({ own, other, height }: Props) {
  const width = other === undefined ? WIDTH : WIDTH + APART;
  return (
    <Drawing
      width={(height * width) / HEIGHT}
      height={height}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
    >
      {other !== undefined && (
        <g transform={`translate(${APART} 0)`}>
          <Letter name={other} paper="other" />
        </g>
      )}
      <Letter name={own} paper="paper" />
    </Drawing>
  );
}

function Letter({ name, paper }: { name: string; paper: 'paper' | 'other' }) {
  return (
    <>
      <rect className={paper} width="56" height="38" rx="5" x="1" y="1" />
      <path className="flap" d="M4 5l25 16L54 5" />
      <circle className="seal" cx="29" cy="24" r="9" />
      <text x="29" y="28" textAnchor="middle">
        {(graphemesOf(name)[0] ?? '').toLocaleUpperCase()}
      </text>
    </>
  );
}
