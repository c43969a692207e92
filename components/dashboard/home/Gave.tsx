import { Facts, PartyTitle } from '@/components/dashboard/Dashboard.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card, Cards } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useGave, type Gave } from '@/hooks/dashboard/useGave';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { contributionPath } from '@/lib/navigation/tools/fundPath';
import type { ContributionPayment } from '@/lib/shared/fund/states';

const LOOKS: Record<ContributionPayment, Status> = {
  OPEN: 'wait',
  PENDING: 'wait',
  PLEDGED: 'accent',
  DECLINED: 'stop',
  SETTLED: 'good',
  PARTLY_REFUNDED: 'quiet',
  REFUNDED: 'quiet',
  DISPUTED: 'stop',
  CHARGED_BACK: 'quiet',
  FAILED: 'stop',
  VOID: 'quiet',
};

/** What the user gave, newest first; each leads to how it is shown, and to its receipt. */
export function GaveSection() {
  const { t } = useTranslation('dashboard');
  const { gave, hasMore, more, isRunning, refusal } = useGave();
  if (gave.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="gave-title">
      <h2 id="gave-title">{t('gave.title')}</h2>
      <Cards role="list">
        {gave.map((own) => (
          <GaveCard key={own.id} own={own} />
        ))}
      </Cards>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {hasMore && (
        <div>
          <Button variant="quiet" isLoading={isRunning} onClick={more}>
            {t('gave.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function GaveCard({ own }: { own: Gave }) {
  const { t } = useTranslation('dashboard');
  const { amount, currency, payment, creator, fundId, fundTitle, shownAs } = own;
  const money = useMoney(currency);
  const isUrgent = payment === 'DECLINED' || payment === 'OPEN' || payment === 'FAILED';
  return (
    <Card as="li">
      <div>
        <StatusBadge status={LOOKS[payment]}>{t(`gave.payment.${payment}`)}</StatusBadge>
      </div>
      <div>
        <PartyTitle>
          <bdi>{fundTitle}</bdi>
        </PartyTitle>
        <Facts>
          <bdi>{creator.name}</bdi>
          <LocalTime at={own.createdAt} as="date" />
        </Facts>
      </div>
      <p>
        <strong>{money.exact(amount)}</strong>{' '}
        {t('gave.shown', { name: shownAs ?? t('gave.somebody') })}
      </p>
      <div>
        <ButtonLink
          href={contributionPath(creator.handle, fundId, own.id)}
          variant={isUrgent ? 'primary' : 'quiet'}
          size="small"
        >
          <span>
            {t(isUrgent ? 'gave.pay' : 'gave.open')}
            <VisuallyHidden>: {fundTitle}</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </Card>
  );
}
