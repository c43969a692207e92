import styled from 'styled-components';
import type { FundPreset } from '@/hooks/fundconsole/list/newFund';
import { color, toneColors } from '@/styles/tokens';

const Root = styled.svg`
  .sky {
    fill: ${color.accentSoft};
  }

  .far {
    fill: ${color.accent};
    opacity: 0.16;
  }

  .main {
    fill: ${color.accent};
  }

  .on {
    fill: ${color.onAccent};
  }

  .light {
    fill: ${color.accentText};
  }

  .tool {
    fill: ${toneColors('fund').fill};
  }

  .line {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 3;
  }
`;

/** What each preset is for, as a small scene in the creator's colours. */
export function PresetPicture({ preset }: { preset: FundPreset }) {
  return (
    <Root viewBox="0 0 240 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="sky" d="M0 0h240v96H0z" />
      {SCENES[preset]}
    </Root>
  );
}

// A screen with a place beside it; a lighthouse; a hut between trees; a line that grows.
const SCENES = {
  GEAR: (
    <g transform="translate(26 8) scale(0.8)">
      <circle className="far" cx="112" cy="46" r="58" />
      <path
        className="main"
        d="M72 18h84a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6zM104 76h20v8h-20zM94 84h40v4H94z"
      />
      <path className="on" d="M72 24h84v46H72z" />
      <path className="tool" d="M72 56c14-9 28-9 42 0s28 9 42 0v14H72z" />
      <circle className="light" cx="134" cy="38" r="8" />
      <path className="line" d="M178 40h22v44h-22z" strokeDasharray="5 5" />
      <path className="line" d="M189 56v12M183 62h12" />
    </g>
  ),
  CHARITY: (
    <>
      <path className="far" d="M0 20 112 30v14L0 60zM136 30l104-12v48l-104-22z" />
      <path className="main" d="M114 26h20l6 62h-32z" />
      <path className="on" d="M112.500 44h23l1.200 12h-25.400zM110.200 68h27.600l1 10h-29.600z" />
      <path className="light" d="M116 14h16v12h-16z" />
      <path className="main" d="M112 12l12-8 12 8z" />
      <path className="tool" d="M0 84c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0v12H0z" />
    </>
  ),
  EVENT: (
    <>
      <circle className="light" cx="186" cy="22" r="10" />
      <path className="far" d="M0 88 60 40l50 48zM130 88l52-40 58 40z" />
      <path className="main" d="M120 22 164 54h-8v32H84V54h-8z" />
      <path className="light" d="M94 60h14v14H94zM132 60h14v14h-14z" />
      <path className="on" d="M113 64h14v22h-14z" />
      <path
        className="tool"
        d="M44 40 60 66h-9l11 20H26l11-20h-9zM198 48l14 22h-8l10 16h-32l10-16h-8zM0 86h240v10H0z"
      />
    </>
  ),
  NOTHING: (
    <>
      <circle className="far" cx="120" cy="48" r="40" />
      <path className="line" d="M72 62h96" strokeDasharray="6 6" />
      <path className="line" d="M120 32v32M104 48h32" />
    </>
  ),
} as const;
