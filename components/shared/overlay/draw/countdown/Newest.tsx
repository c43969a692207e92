import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LotteryMember } from '@/lib/shared/lottery/messages';
import { oneLine } from '@/styles/mixins';
import { k, overlayText, popsUp, rounded } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';

/** More names than this never fit the line. */
const NEWEST = 4;

const List = styled.ul`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${k(10)};
  height: ${k(46)};
  margin: ${k(16)} 0 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  [data-canvas='medium'] .pp-side &,
  [data-canvas='small'] .pp-side & {
    display: none;
  }

  li {
    max-width: 100%;
    padding: 0 ${k(20)};
    border-radius: ${rounded};
    background: ${color.accentSoft};
    font-size: ${overlayText.label};
    font-weight: ${weight.strong};
    line-height: ${k(46)};
    ${oneLine}
    ${popsUp}
  }
`;

/** Who entered last: as many whole names as a line holds. */
export function Newest({ people }: { people: readonly LotteryMember[] }) {
  const { t } = useTranslation('drawOverlay');
  return (
    <List className="pp-overlay-newest" aria-label={t('newest')}>
      {people.slice(0, NEWEST).map(({ id, handle }) => (
        <li key={id}>
          <bdi>{handle}</bdi>
        </li>
      ))}
    </List>
  );
}
