import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { TextField } from '@/components/ui/forms/TextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Tier } from '@/lib/shared/fund/messages';
import type { FundPage } from '@/lib/shared/fund/views';
import { LIMITS } from '@/lib/shared/limits';
import { Options } from '@/components/fund/Options.styles';
import { Option } from './Option';

interface Props {
  page: FundPage;
  checkout: Checkout;
  onClose: () => void;
}

/** The rewards, and what the chosen one asks. */
export function RewardSheet({ page: { fund }, checkout, onClose }: Props) {
  const { t } = useTranslation('fund');
  const [tierId, setTierId] = useState(checkout.tier?.id ?? null);
  const [answer, setAnswer] = useState(checkout.draft.tierAnswer);
  const [isMissing, setIsMissing] = useState(checkout.fault?.words === 'answer_missing');
  const chosen = fund.tiers.find(({ id, isAvailable }) => id === tierId && isAvailable) ?? null;

  function take() {
    if (chosen?.question && answer.trim() === '') {
      setIsMissing(true);
      return;
    }
    checkout.choose(chosen, answer);
    onClose();
  }
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('reward.title')}
      actions={
        <Button size="large" isWide onClick={take}>
          {chosen ? t('reward.take', { reward: chosen.title }) : t('reward.none_take')}
        </Button>
      }
    >
      <p>{t('reward.text')}</p>
      <Options aria-label={t('reward.title')}>
        <Option
          name="reward"
          isChosen={chosen === null}
          onChoose={() => setTierId(null)}
          title={t('reward.none')}
        />
        {fund.tiers.map((tier) => (
          <Option
            key={tier.id}
            name="reward"
            isChosen={chosen?.id === tier.id}
            isOff={!tier.isAvailable}
            onChoose={() => {
              setTierId(tier.id);
              setIsMissing(false);
            }}
            title={<Title tier={tier} fund={fund} />}
            hint={<Hint tier={tier} />}
          >
            {tier.question && (
              <TextField
                name="answer"
                label={tier.question}
                value={answer}
                maxLength={LIMITS.tierAnswer}
                error={isMissing ? t('faults.answer_missing') : undefined}
                onChange={({ target }) => {
                  setAnswer(target.value);
                  setIsMissing(false);
                }}
              />
            )}
          </Option>
        ))}
      </Options>
    </Dialog>
  );
}

function Title({ tier, fund }: { tier: Tier; fund: FundPage['fund'] }) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  return (
    <>
      <bdi>{tier.title}</bdi> {t('reward.from', { amount: money.brief(tier.price) })}
    </>
  );
}

function Hint({ tier: { left, stock, delivery, isAvailable } }: { tier: Tier }) {
  const { t } = useTranslation('fund');
  if (!isAvailable) return t(left === 0 ? 'rewards.sold_out' : 'rewards.closed');
  return (
    <>
      {left !== null && stock !== null && t('rewards.left', { count: left, stock })}
      {left !== null && delivery && ', '}
      {delivery && <bdi>{delivery}</bdi>}
    </>
  );
}
