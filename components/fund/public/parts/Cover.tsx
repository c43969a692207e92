import styled from 'styled-components';
import { FundStateBadge } from '@/components/shared/fund/FundStateBadge';
import { Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { color, radius, size, space, weight } from '@/styles/tokens';

const Root = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: clamp(${radius.large}, 3vw, ${radius.huge});
  background: ${color.accentSoft};

  img,
  > svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .wall {
    fill: ${color.surface};
  }

  .level {
    fill: ${color.accent};
  }

  .far {
    fill: ${color.accent};
    opacity: 0.16;
  }

  .state {
    position: absolute;
    top: ${space[3]};
    left: ${space[3]};
  }

  a {
    position: absolute;
    bottom: ${space[3]};
    left: ${space[3]};
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.25rem;
    padding: ${space[1]} ${space[4]};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    text-decoration: none;
  }
`;

/** The picture of a fund, or a drawing where it has none, and the way to its video. */
export function Cover({ page: { fund, videoUrl } }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  return (
    <Root className="cover">
      {fund.cover ? (
        <img src={fund.cover} alt="" width={960} height={540} fetchPriority="high" />
      ) : (
        <Drawing />
      )}
      <span className="state">
        <FundStateBadge state={fund.state} />
      </span>
      {videoUrl && (
        <a href={videoUrl} target="_blank" rel="noopener noreferrer nofollow">
          <Icon name="play" size={18} />
          {t('page.video')}
        </a>
      )}
    </Root>
  );
}

/** The vessel of the tool's mark, large and half full. */
function Drawing() {
  return (
    <svg viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle className="far" cx="250" cy="150" r="230" />
      <circle className="far" cx="770" cy="430" r="300" />
      <circle className="wall" cx="480" cy="270" r="176" />
      <path
        className="level"
        d="M320 262c54-34 106 34 160 0s106 34 160 0c4 96-68 170-160 170S316 358 320 262z"
      />
    </svg>
  );
}
