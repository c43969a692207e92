import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useMoney } from '@/hooks/fund/useMoney';
import type { ServiceChoice } from '@/hooks/service/useServiceChoice';
import { useMoments } from '@/hooks/ui/time/useMoments';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ServicePage } from '@/lib/shared/experiences/views';

interface Props {
  page: ServicePage;
  choice: ServiceChoice;
  size?: 'medium' | 'large';
}

const MINUTE_MS = 60_000;

/** The one button: it says what is chosen, and leads to the checkout. */
export function BookButton({ page, choice, size = 'large' }: Props) {
  const { t } = useTranslation('service');
  const words = useWords(page, choice);
  const { path, days } = choice;
  const isOpen = page.isForSale && page.state === 'PUBLISHED' && !page.isOwn;
  if (path !== null && isOpen && days?.length !== 0) {
    return (
      <ButtonLink href={path} size={size} isWide>
        {words}
      </ButtonLink>
    );
  }
  if (path !== null && !isOpen) {
    return (
      <Button size={size} isWide disabled>
        {t(page.isOwn ? 'book.own' : 'book.away')}
      </Button>
    );
  }
  return (
    <Button size={size} isWide disabled>
      {t(path === null ? 'tiers.sold_out' : 'book.no_time')}
    </Button>
  );
}

function useWords({ kind, currency, bookingMode }: ServicePage, { tier, slot }: ServiceChoice) {
  const { t } = useTranslation('service');
  const money = useMoney(currency);
  const { moment } = useMoments();
  const now = useNow(MINUTE_MS);
  const isAsked = bookingMode === 'CONFIRM';
  if (kind === 'SESSION') {
    if (slot === null || now === null) return t('book.choose');
    return t(isAsked ? 'book.ask_at' : 'book.at', { time: moment(slot.startsAt, now) });
  }
  const price = money.exact(tier?.price ?? 0);
  return t(isAsked ? 'book.ask_for' : 'book.buy_for', { price });
}
