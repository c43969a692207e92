import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Delivery } from '@/lib/shared/lottery/states';
import { color, radius, toneColors, type Tone } from '@/styles/tokens';

interface Props {
  /** Address of its photo; null: a drawing of its kind. */
  photo: string | null;
  delivery: Delivery;
  className?: string;
  /** It is below what one sees first. */
  isLazy?: boolean;
}

const TONES: Record<Delivery, Tone> = { DIGITAL: 'accent', PHYSICAL: 'chance', EXPERIENCE: 'fund' };

const look = { width: 160, height: 120 };

const Frame = styled.img`
  display: block;
  flex: none;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  object-fit: cover;
`;

const Drawing = styled(Frame).attrs({ as: 'svg' })<{ $tone: Tone }>`
  background: ${({ $tone }) => toneColors($tone).soft};

  .fill {
    fill: ${({ $tone }) => toneColors($tone).fill};
  }

  .cut {
    fill: none;
    stroke: ${({ $tone }) => toneColors($tone).soft};
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .deep {
    fill: ${({ $tone }) => toneColors($tone).text};
  }

  .spark {
    fill: ${({ $tone }) => toneColors($tone === 'chance' ? 'queue' : 'wait').fill};
  }
`;

/** A card with a code, a parcel, a controller. */
const DRAWINGS: Record<Delivery, ReactNode> = {
  DIGITAL: (
    <>
      <rect className="fill" x="34" y="26" width="92" height="68" rx="14" />
      <rect className="deep" x="34" y="42" width="92" height="15" />
      <path className="cut" d="M54 74h32M54 83h18" />
      <circle className="spark" cx="108" cy="78" r="8" />
    </>
  ),
  PHYSICAL: (
    <>
      <rect className="fill" x="42" y="50" width="76" height="48" rx="10" />
      <rect className="deep" x="36" y="38" width="88" height="20" rx="8" />
      <path className="cut" d="M80 38v60" />
      <path
        className="spark"
        d="M80 38c-4-16-26-20-26-8 0 8 14 8 26 8zM80 38c4-16 26-20 26-8 0 8-14 8-26 8z"
      />
    </>
  ),
  EXPERIENCE: (
    <>
      <path
        className="fill"
        d="M50 42h60c18 0 26 22 26 38 0 14-16 16-24 4l-6-8H54l-6 8c-8 12-24 10-24-4 0-16 8-38 26-38z"
      />
      <path className="cut" d="M52 52v16M44 60h16" />
      <circle className="spark" cx="104" cy="56" r="5" />
      <circle className="deep" cx="114" cy="66" r="5" />
    </>
  ),
};

/** What a prize looks like: its photo, or a drawing of how it comes. Its title stands beside it. */
export function PrizePicture({ photo, delivery, className, isLazy = false }: Props) {
  return photo === null ? (
    <Drawing
      className={className}
      $tone={TONES[delivery]}
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {DRAWINGS[delivery]}
    </Drawing>
  ) : (
    <Frame
      className={className}
      src={photo}
      alt=""
      loading={isLazy ? 'lazy' : undefined}
      {...look}
    />
  );
}
