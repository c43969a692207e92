import styled from 'styled-components';
import { ringColors } from '@/styles/rings';
import { color } from '@/styles/tokens';

interface PageBannerProps {
  /** Null: the default banner. */
  photo: string | null;
  className?: string;
}

function Banner({ photo, className }: PageBannerProps) {
  return <div className={className}>{photo ? <img src={photo} alt="" /> : <Rings />}</div>;
}

/** What stands across the top of a creator's page; its height is the place's. */
export const PageBanner = styled(Banner)`
  overflow: hidden;
  background: ${color.accentSoft};
  color: ${color.accent};

  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${ringColors}
`;

/** Rings in colours beside the page's own, where there is no picture yet. */
function Rings() {
  return (
    <svg viewBox="0 0 1200 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className="rings" fill="none" stroke="currentColor" strokeWidth="34">
        <circle cx="120" cy="150" r="92" />
        <circle cx="320" cy="40" r="70" />
        <circle cx="540" cy="190" r="110" />
        <circle cx="760" cy="60" r="84" />
        <circle cx="960" cy="190" r="70" />
        <circle cx="1130" cy="70" r="104" />
      </g>
    </svg>
  );
}
