import { useMoney } from '@/hooks/fund/useMoney';
import type { ServiceChoice } from '@/hooks/service/useServiceChoice';
import { useIsAway } from '@/hooks/ui/page/useIsAway';
import type { ServicePage } from '@/lib/shared/experiences/views';
import { Bar } from './Book.styles';
import { BookButton } from './BookButton';

interface Props {
  page: ServicePage;
  choice: ServiceChoice;
}

/** The price and the one button, where a phone has scrolled them away. */
export function BookBar({ page, choice }: Props) {
  const money = useMoney(page.currency);
  const isAway = useIsAway('book');
  // At its end the page shows its foot, which the bar would cover.
  const isEndAway = useIsAway('end');
  const { tier } = choice;
  if (!isAway || !isEndAway || tier === null || choice.path === null) return null;
  return (
    <Bar>
      <p>
        <b>{money.exact(tier.price)}</b> <bdi>{tier.name}</bdi>
      </p>
      <BookButton page={page} choice={choice} size="medium" />
    </Bar>
  );
}
