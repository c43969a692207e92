import { serviceIcons } from '@/components/shared/services/serviceIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useMoney } from '@/hooks/fund/useMoney';
import { usePolicyWords } from '@/hooks/service/usePolicyWords';
import type { ServiceChoice } from '@/hooks/service/useServiceChoice';
import { useTierSize } from '@/hooks/service/useTierSize';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ServicePage } from '@/lib/shared/experiences/views';
import { BookRoot } from './Book.styles';
import { BookButton } from './BookButton';
import { NextTimes } from './NextTimes';
import { TellMe } from './TellMe';

interface Props {
  page: ServicePage;
  choice: ServiceChoice;
}

/** The price, the next free times and the one button; in sight while the page is read. */
export function BookCard({ page, choice }: Props) {
  const { t } = useTranslation('service');
  const money = useMoney(page.currency);
  const sizeOf = useTierSize();
  const policy = usePolicyWords(page);
  const { tier } = choice;
  if (tier === null) return null;
  const { kind, creator } = page;
  return (
    <BookRoot className="book" id="book" aria-label={t('book.label')}>
      <p className="price">
        <b>{money.exact(tier.price)}</b>
        <span className="quiet">
          <bdi>{tier.name}</bdi> · {sizeOf(kind, tier)}
        </span>
      </p>
      {kind === 'SESSION' && choice.path && <NextTimes page={page} choice={choice} />}
      <BookButton page={page} choice={choice} />
      {(choice.path === null || page.state === 'PAUSED') && <TellMe page={page} what="back" />}
      <ul className="trust" role="list">
        <li>
          <DrawnIcon drawing={serviceIcons.bolt} size={18} />
          {t(page.bookingMode === 'INSTANT' ? `book.${kind}` : 'book.asked', {
            name: creator.name,
          })}
        </li>
        <li>
          <DrawnIcon drawing={serviceIcons.back} size={18} />
          <span suppressHydrationWarning>{policy(choice.slot?.startsAt ?? null)}</span>
        </li>
        <li>
          <DrawnIcon drawing={serviceIcons.shield} size={18} />
          {t(`book.paid_${kind}`, { name: creator.name })}
        </li>
      </ul>
    </BookRoot>
  );
}
