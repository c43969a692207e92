import styled from 'styled-components';
import { Amount } from '@/components/shared/money/Amount';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { Cluster } from '@/components/ui/Stack';
import { usePanel } from '@/hooks/secureql/usePanel';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tabularFigures } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]} ${space[8]};
  min-height: 4.5rem;

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dd {
    font-size: ${size.heading};
    font-weight: ${weight.display};
    line-height: 1.2;
    letter-spacing: -0.02em;
    ${tabularFigures}
  }

  div:first-child {
    flex-basis: 100%;
  }

  div:first-child dd {
    font-size: ${size.display};
    line-height: 1.1;
  }
`;

/** What a creator has: nothing before there is an account for it, which the banner asks for. */
export function BalanceCard() {
  const { user } = useSession();
  return user?.onboardingStatus.includes('stripe_account') ? null : <Balance />;
}

function Balance() {
  const { t } = useTranslation('dashboard');
  const { data, errorCode } = usePanel('payouts/get-overview/', {});
  const overview = data?.payoutOverview.item;
  const currency = overview?.currency;
  // Not known yet: many have no account, and no card may come and go.
  if (errorCode !== null || !overview || !currency || overview.account.state === 'NONE')
    return null;
  return (
    <Card aria-labelledby="balance-title">
      <Cluster $justify="space-between">
        <h2 id="balance-title">{t('balance.title')}</h2>
        <ButtonLink href="/dashboard/payouts" variant="quiet" size="small">
          {t('balance.open')}
        </ButtonLink>
      </Cluster>
      <PrivateArea>
        <Sums>
          {(['available', 'clearing', 'onItsWay'] as const).map((stage) => (
            <div key={stage}>
              <dt>{t(`balance.${stage}`)}</dt>
              <dd>
                <Amount amount={overview[stage].amount} currency={currency} />
              </dd>
            </div>
          ))}
        </Sums>
      </PrivateArea>
      {overview.onItsWay.failed && <Notice kind="error">{t('balance.sent_back')}</Notice>}
    </Card>
  );
}
