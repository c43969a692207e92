import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Clock } from '@/components/shared/draw/Clock';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { claimPath, entryStateOf, type HeroState } from '@/hooks/lottery/fan/fanState';
import type { LotteryView } from '@/hooks/lottery/types';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { color, layer, shadow, size, space } from '@/styles/tokens';

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom));
  background: ${color.surface};
  box-shadow: ${shadow.high};

  .time {
    font-size: ${size.title};
  }

  span {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.wide} {
    display: none;
  }
`;

/** The clock and the one button, where a phone has scrolled them away. */
export function BottomBar({ lottery, hero }: { lottery: LotteryView; hero: HeroState }) {
  const { t } = useTranslation('lottery');
  const { user } = useSession();
  const { id, closesAt, myEntry } = lottery;
  const isForm = hero === 'waiting' && entryStateOf(lottery, user?.id ?? null) === 'form';
  const isAway = useIsAway(isForm ? 'join' : 'hero');
  if (!isAway) return null;
  if (hero === 'won' && myEntry?.claimBy) {
    return (
      <Bar>
        <div>
          <span>{t('won.within')}</span>
          <Clock className="time" until={myEntry.claimBy} />
        </div>
        <ButtonLink href={claimPath(id, myEntry.uuid)}>{t('won.claim')}</ButtonLink>
      </Bar>
    );
  }
  return isForm ? (
    <Bar>
      <div>
        <span>{t(closesAt ? 'open.closes_in' : 'join.free')}</span>
        {closesAt && <Clock className="time" until={closesAt} />}
      </div>
      <ButtonLink href="#join">{t('join.press')}</ButtonLink>
    </Bar>
  ) : null;
}

/** Whether an element of the page is out of sight. */
function useIsAway(name: string): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const element = document.getElementById(name);
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [name]);
  return isAway;
}
