import { useEffect, useEffectEvent, useRef } from 'react';
import { HelpLink } from '@/components/shared/help/HelpLink';
import { Cover } from '@/components/shared/private/PrivateArea';
import { FormError } from '@/components/ui/forms/FormError';
import { usePayoutExport } from '@/hooks/payouts/usePayoutExport';
import { useLines, type LinePage } from '@/hooks/payouts/useLines';
import { useStripeLink } from '@/hooks/session/useStripeLink';
import { StreamSafeContext, useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FEE_BASIS_POINTS, FIXED_FEE } from '@/lib/shared/money/fees';
import { formatMoney } from '@/lib/shared/money/format';
import type { Currency } from '@/lib/shared/money/money';
import type { PayoutOverview } from '@/lib/shared/payouts/payouts';
import { BankPayouts } from './BankPayouts';
import { Earnings } from './chart/Earnings';
import { LinesCard } from './lines/LinesCard';
import { FailedNote } from './notes/FailedNote';
import { NegativeNote } from './notes/NegativeNote';
import { TodoNote } from './notes/TodoNote';
import { Beside, Quiet } from './Payouts.styles';
import { PayoutsHead } from './PayoutsHead';
import { ChangeChoice } from './start/ChangeChoice';
import { Stages } from './stages/Stages';

interface Props {
  overview: PayoutOverview;
  currency: Currency;
  lines: LinePage;
  reload: () => Promise<void>;
}

/** All a creator wants to know of their money; one hold or press shows it on a stream. */
export function Balance({ overview, currency, lines: first, reload }: Props) {
  const { t } = useTranslation('payouts');
  const safe = useStreamSafe();
  const lines = useLines(first);
  const table = usePayoutExport(lines.wanted);
  const stripe = useStripeLink();
  const { account, available, onItsWay, negative } = overview;
  const refusal = table.errorCode ?? stripe.refusal;

  function showTakenBack() {
    lines.show('REFUNDED');
    document.getElementById('lines')?.scrollIntoView({ block: 'start' });
  }

  // What moved the balance stands in the lines as well.
  const known = useRef(overview);
  const refresh = useEffectEvent(() => lines.refresh());
  useEffect(() => {
    if (known.current === overview) return;
    known.current = overview;
    refresh();
  }, [overview]);

  return (
    <StreamSafeContext value={safe}>
      <PayoutsHead
        acts={{
          exports: table,
          dashboard: { run: () => void stripe.open('connected'), isRunning: stripe.isRunning },
        }}
      />
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {safe.isHidden && <Cover what={t('covered')} />}
      {onItsWay.failed && (
        <FailedNote failed={onItsWay.failed} currency={currency} onSent={reload} />
      )}
      {account.state === 'INCOMPLETE' && (
        <TodoNote due={account.due} available={available.amount} currency={currency} />
      )}
      {negative && (
        <NegativeNote
          available={available.amount}
          clears={negative.clears}
          currency={currency}
          onShow={showTakenBack}
        />
      )}
      <Stages overview={overview} currency={currency} />
      <Beside>
        <Earnings weeks={overview.weeks} currency={currency} />
        <BankPayouts payouts={overview.payouts} currency={currency} />
      </Beside>
      <LinesCard lines={lines} />
      {account.mayChangeCurrency && <ChangeChoice account={account} onSaved={reload} />}
      <Fees currency={currency} />
    </StreamSafeContext>
  );
}

/** What every payment costs, in the creator's own currency. */
function Fees({ currency }: { currency: Currency }) {
  const { t, i18n } = useTranslation('payouts');
  const share = (points: number) =>
    new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 }).format(
      points / 10_000,
    );
  return (
    <Quiet>
      {t('fees', {
        contribution: share(FEE_BASIS_POINTS.CONTRIBUTION),
        experience: share(FEE_BASIS_POINTS.EXPERIENCE),
        fixed: formatMoney({ amount: FIXED_FEE[currency], currency }, i18n.language),
      })}{' '}
      <HelpLink article="nopayout">{t('help')}</HelpLink>
    </Quiet>
  );
}
