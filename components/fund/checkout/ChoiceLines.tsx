import type { ReactNode } from 'react';
import { fundIcons } from '@/components/fund/fundIcons';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { FieldError } from '@/components/ui/forms/FieldError';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { Lines } from './Fields.styles';
import type { Sheet } from './Sheets';
import { useShownName } from '@/hooks/fund/checkout/useShownName';

interface Props {
  page: FundPage;
  checkout: Checkout;
  onOpen: (sheet: Sheet) => void;
}

/** Reward, vote, and what others see: a line each, opened by a press. */
export function ChoiceLines({ page, checkout, onOpen }: Props) {
  const { t } = useTranslation('fund');
  const { fund } = page;
  const money = useMoney(fund.currency);
  const { draft, tier, fault, lost } = checkout;
  const polls = fund.polls.filter(({ isOpen }) => isOpen);
  const option = polls
    .flatMap(({ options }) => options)
    .find(({ id }) => id === draft.pollOptionId);
  const cheapest = Math.min(
    ...fund.tiers.filter(({ isAvailable }) => isAvailable).map(({ price }) => price),
  );
  const name = useShownName(draft, checkout.isVisitor);
  return (
    <Lines>
      {fund.tiers.length > 0 && (
        <Line
          drawing={fundIcons.gift}
          label={t('checkout.reward')}
          onOpen={() => onOpen('reward')}
          fault={
            fault?.place === 'tier'
              ? t(`faults.${fault.words}`)
              : lost && !lost.isSoldOut
                ? t('checkout.dropped', { reward: lost.title })
                : undefined
          }
        >
          {tier ? (
            <>
              <bdi>{tier.title}</bdi>{' '}
              <span>
                {money.brief(tier.price)}
                {tier.left !== null && `, ${t('rewards.left_short', { count: tier.left })}`}
              </span>
            </>
          ) : (
            <>
              {t(lost?.isSoldOut ? 'checkout.another' : 'checkout.no_reward')}{' '}
              {Number.isFinite(cheapest) && (
                <span>{t('checkout.first_at', { amount: money.brief(cheapest) })}</span>
              )}
            </>
          )}
        </Line>
      )}
      {polls.length > 0 && (
        <Line drawing={fundIcons.votes} label={t('checkout.vote')} onOpen={() => onOpen('vote')}>
          {option ? <bdi>{option.label}</bdi> : t('checkout.no_vote')}
        </Line>
      )}
      <Line
        drawing={iconDrawings.eye}
        label={t('checkout.shown_as')}
        onOpen={() => onOpen('shown')}
        fault={fault?.place === 'shown' ? t(`faults.${fault.words}`) : undefined}
      >
        <bdi>{name ?? t('somebody')}</bdi>{' '}
        <span>
          {t(
            `shown.${name === null && draft.visibility !== 'ANONYMOUS' ? 'unnamed' : draft.visibility}_short`,
          )}
        </span>
      </Line>
    </Lines>
  );
}

interface LineProps {
  drawing: IconDrawing;
  label: string;
  onOpen: () => void;
  fault?: string | undefined;
  children: ReactNode;
}

function Line({ drawing, label, onOpen, fault, children }: LineProps) {
  return (
    <div>
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <DrawnIcon drawing={drawing} size={22} />
        <span>
          <small>{label}</small>
          <b>{children}</b>
        </span>
        <Icon name="chevron-down" size={20} />
      </button>
      {fault && (
        <div className="fault">
          <FieldError isLive>{fault}</FieldError>
        </div>
      )}
    </div>
  );
}
