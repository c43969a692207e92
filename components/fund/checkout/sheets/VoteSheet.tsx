import { useState } from 'react';
import { Options } from '@/components/fund/Options.styles';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { Option } from './Option';

interface Props {
  page: FundPage;
  checkout: Checkout;
  onClose: () => void;
}

/** What the contribution counts for in a vote, with its amount. */
export function VoteSheet({ page: { fund }, checkout, onClose }: Props) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  const [chosen, setChosen] = useState(checkout.draft.pollOptionId);

  function take() {
    checkout.change({ ...checkout.draft, pollOptionId: chosen });
    onClose();
  }
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('checkout.vote')}
      actions={
        <Button size="large" isWide onClick={take}>
          {t('done')}
        </Button>
      }
    >
      <p>{t('votes.how', { amount: money.brief(100) })}</p>
      <Options aria-label={t('checkout.vote')}>
        <Option
          name="vote"
          isChosen={chosen === null}
          onChoose={() => setChosen(null)}
          title={t('checkout.no_vote')}
        />
        {fund.polls
          .filter(({ isOpen }) => isOpen)
          .flatMap(({ title, options }) => options.map((option) => ({ ...option, title })))
          .map(({ id, label, total, title }) => (
            <Option
              key={id}
              name="vote"
              isChosen={chosen === id}
              onChoose={() => setChosen(id)}
              title={<bdi>{label}</bdi>}
              hint={
                <>
                  <bdi>{title}</bdi> {money.brief(total)}
                </>
              }
            />
          ))}
      </Options>
    </Dialog>
  );
}
