import { useState } from 'react';
import styled from 'styled-components';
import { useFund } from '@/components/fundconsole/console/FundContext';
import { HostAmount } from '@/components/fundconsole/feed/HostAmount';
import { LocalTime } from '@/components/shared/LocalTime';
import { HoldToShow, Private } from '@/components/shared/private/Private';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Cluster } from '@/components/ui/Stack';
import { isOwner, mayRun, maySet } from '@/hooks/console/hostRights';
import type { HostContribution } from '@/hooks/fundconsole/types';
import { useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatMoney } from '@/lib/shared/money/format';
import { color, size, space } from '@/styles/tokens';
import { ThankDialog } from './WordDialogs';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  overflow-wrap: anywhere;

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  blockquote {
    margin: 0;
    white-space: pre-line;
  }
`;

interface Props {
  one: HostContribution;
  onClose: () => void;
}

/** All that a host may see of one contribution, and what can be done with it. */
export function ContributionDialog({ one, onClose }: Props) {
  const { t, i18n } = useTranslation('fundHost');
  const { edit, verbs, onContribution } = useFund();
  const [isThanking, setIsThanking] = useState(false);
  const { hold } = useStreamSafe();
  const { currency } = edit.fund;
  const name = one.name ?? t('somebody');
  const isCovered = one.visibility === 'HIDE_AMOUNT' && !hold.isHeld;
  const isDecided = one.messageState === 'APPROVED' || one.messageState === 'DENIED';
  if (isThanking) return <ThankDialog one={one} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      isCorner
      onClose={onClose}
      title={name}
      actions={
        <>
          {isOwner(edit) && one.isRefundable && (
            <Button variant="danger" onClick={() => onContribution('REFUND', one)}>
              {t('contribution.refund')}
            </Button>
          )}
          {maySet(edit) && !one.isThanked && !one.isTest && (
            <Button variant="quiet" onClick={() => setIsThanking(true)}>
              {t('contribution.thank')}
            </Button>
          )}
          {mayRun(edit) && isDecided && (
            <Button
              variant="quiet"
              onClick={() => {
                onClose();
                void verbs.check(one.id, one.messageState === 'DENIED' ? 'APPROVE' : 'DENY');
              }}
            >
              {t(one.messageState === 'DENIED' ? 'contribution.allow' : 'contribution.hide')}
            </Button>
          )}
        </>
      }
    >
      <Facts>
        {one.amount !== null && (
          <>
            <dt>{t('contribution.amount')}</dt>
            <dd>
              <HostAmount contribution={one} currency={currency} />
            </dd>
          </>
        )}
        {one.refunded !== null && one.refunded > 0 && !isCovered && (
          <>
            <dt>{t('contribution.refunded')}</dt>
            <dd>{formatMoney({ amount: one.refunded, currency }, i18n.language)}</dd>
          </>
        )}
        <dt>{t('contribution.payment')}</dt>
        <dd>{t(`payment.${one.payment}`)}</dd>
        {one.tier !== null && !isCovered && (
          <>
            <dt>{t('contribution.tier')}</dt>
            <dd dir="auto">{one.tier}</dd>
          </>
        )}
        {one.tierAnswer !== null && (
          <>
            <dt>{t('contribution.answer')}</dt>
            <dd dir="auto">
              <Private>{one.tierAnswer}</Private>
            </dd>
          </>
        )}
        {one.pollOption !== null && (
          <>
            <dt>{t('contribution.vote')}</dt>
            <dd dir="auto">{one.pollOption}</dd>
          </>
        )}
        {one.message !== null && (
          <>
            <dt>{t(`message.${one.messageState}`)}</dt>
            <dd>
              <blockquote dir="auto">{one.message}</blockquote>
            </dd>
          </>
        )}
        <dt>{t('contribution.shown')}</dt>
        <dd>{t(`visibility.${one.visibility}`)}</dd>
        <dt>{t('contribution.at')}</dt>
        <dd>
          <LocalTime at={one.at} as="moment" />
        </dd>
      </Facts>
      <Cluster>
        {one.isThanked && <small>{t('contribution.thanked')}</small>}
        {one.visibility === 'HIDE_AMOUNT' && one.amount !== null ? (
          <Button
            size="small"
            variant="quiet"
            icon={hold.isHeld ? 'eye' : 'eye-off'}
            {...hold.button}
          >
            {t('common:private.hold')}
          </Button>
        ) : (
          <HoldToShow />
        )}
      </Cluster>
    </Dialog>
  );
}
