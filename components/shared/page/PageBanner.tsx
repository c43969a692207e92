import styled from 'styled-components';
import { color } from '@/styles/tokens';

interface PageBannerProps {
  /** Null: the default banner. */
  photo: string | null;
  className?: string;
}

function Banner({ photo, className }: PageBannerProps) {
  return <div className={className}>{photo ? <img src={photo} alt="" /> : <Circles />}</div>;
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
`;

/** The three circles, where there is no banner yet. */
function Circles() {
  return (
    <svg viewBox="0 0 640 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="10">
        <circle cx="410" cy="84" r="64" />
        <circle cx="500" cy="138" r="64" />
        <circle cx="520" cy="34" r="64" />
      </g>
    </svg>
  );
}
