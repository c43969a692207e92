import { useState } from 'react';
import { Box, Middle } from '@/components/fund/contribution/Contribution.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { Icon } from '@/components/ui/icons/Icon';
import { Notice } from '@/components/ui/Notice';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { percentOf } from '@/hooks/fund/fundBar';
import { useMoney } from '@/hooks/fund/useMoney';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { fundPath } from '@/lib/navigation/tools/fundPath';
import { isRunningFund } from '@/lib/shared/fund/states';
import type { OwnContribution } from '@/lib/shared/fund/views';
import { Risen } from './Risen';
import { ThanksWords } from './ThanksStage';

interface Props {
  own: OwnContribution;
  token: string | null;
  take: (own: OwnContribution) => void;
}

/** A card is saved and nothing is charged: what happens at the deadline, and the way back. */
export function PledgedStage({ own, token, take }: Props) {
  const { t } = useTranslation('fund');
  const money = useMoney(own.currency);
  const { raised, goal, amount, creator, deadlineAt, fundId, fundState } = own;
  const isRunning = isRunningFund(fundState);
  return (
    <Middle>
      <Risen
        from={percentOf({ raised: raised - amount, goal })}
        to={percentOf({ raised, goal })}
        isPromised
      />
      <h1>{t('pledged.title')}</h1>
      <p>
        {isRunning ? (
          <Told
            text={t('pledged.text', marks('at'))}
            parts={{ at: deadlineAt ? <LocalTime at={deadlineAt} as="moment" /> : '…' }}
          />
        ) : (
          t('pledged.charging')
        )}
      </p>
      {isRunning && (
        <Box as="div">
          <ul role="list">
            <li>
              <Icon name="check" size={22} />
              <span>
                <b>{t('pledged.reached', { goal: money.brief(goal) })}</b>{' '}
                {t('pledged.reached_text', { amount: money.exact(amount) })}
              </span>
            </li>
            <li>
              <Icon name="close" size={22} />
              <span>
                <b>{t('pledged.missed')}</b> {t('pledged.missed_text')}
              </span>
            </li>
          </ul>
        </Box>
      )}
      <ThanksWords own={own} />
      {!own.isMine && <Notice>{t('pledged.mailed')}</Notice>}
      <div className="acts">
        <ButtonLink href={fundPath(creator.handle, fundId)}>{t('pledged.back')}</ButtonLink>
        {isRunning && <Withdraw own={own} token={token} take={take} />}
      </div>
    </Middle>
  );
}

function Withdraw({ own, token, take }: Props) {
  const { t } = useTranslation('fund');
  const [isAsked, setIsAsked] = useState(false);
  const { run, isRunning, refusal } = useCall('fund/withdraw-pledge/');

  async function withdraw() {
    const { answer } = await run({ contributionId: own.id, token });
    const next = answer?.withdrawPledge.item;
    if (!next) return;
    setIsAsked(false);
    take(next);
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {t('pledged.withdraw')}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('pledged.withdraw_title')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsked(false)}>
              {t('pledged.keep')}
            </Button>
            <Button variant="danger" isLoading={isRunning} onClick={() => void withdraw()}>
              {t('pledged.withdraw')}
            </Button>
          </>
        }
      >
        <p>{t('pledged.withdraw_text')}</p>
        <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      </Dialog>
    </>
  );
}
