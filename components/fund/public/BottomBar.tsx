import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useIsAway } from '@/hooks/ui/page/useIsAway';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath } from '@/lib/navigation/tools/fundPath';
import type { FundPage } from '@/lib/shared/fund/views';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, layer, radius, shadow, size, space } from '@/styles/tokens';

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.raised};
  box-shadow: ${shadow.high};
  ${tabularFigures}

  p {
    flex: none;
    color: ${color.textQuiet};
    font-size: ${size.small};
    line-height: 1.2;
    white-space: nowrap;
  }

  b {
    display: block;
    color: ${color.text};
    font-size: 1.25rem;
    letter-spacing: -0.02em;
  }

  @media ${media.wide} {
    display: none;
  }
`;

/** The sum and the one button, where a phone has scrolled them away. */
export function BottomBar({ page: { fund, creator, isForSale } }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  const isAway = useIsAway('give');
  if (!isAway || fund.state !== 'LIVE' || !isForSale) return null;
  return (
    <Bar>
      <p>
        <b>{money.brief(fund.raised)}</b> {t('sum.of', { goal: money.brief(fund.goal) })}
      </p>
      <ButtonLink href={checkoutPath(creator.handle, fund.id)} isWide>
        {t(fund.mode === 'KEEP' ? 'give.support_short' : 'give.pledge_short')}
      </ButtonLink>
    </Bar>
  );
}
