import { Stage } from '@/components/payment/Payment.styles';
import { HoldClock } from '@/components/payment/HoldClock';
import { fundIcons } from '@/components/fund/fundIcons';
import { Box } from '@/components/fund/contribution/Contribution.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { useMoney } from '@/hooks/fund/useMoney';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath } from '@/lib/navigation/tools/fundPath';
import type { OwnContribution } from '@/lib/shared/fund/views';

interface Props {
  own: OwnContribution;
  stage: 'open' | 'declined' | 'failed';
  token: string | null;
}

/** Not paid yet, or a card said no: one press pays the same amount on another page. */
export function FaultStage({ own, stage, token }: Props) {
  const { t } = useTranslation('fund');
  const money = useMoney(own.currency);
  const { run, isRunning, refusal } = useCall('fund/pay-contribution/');
  const { tier, heldUntil, retryAt, creator, fundId } = own;

  async function pay() {
    const { answer } = await run({ contributionId: own.id, token });
    const url = answer?.payContribution.item?.url;
    if (url) window.location.assign(url);
  }
  return (
    <>
      {stage === 'open' && tier && heldUntil && <HoldClock until={heldUntil} />}
      <Stage>
        <span className={`sign ${stage === 'open' ? 'wait' : 'stop'}`}>
          {stage === 'open' ? (
            <Icon name="clock" size={44} />
          ) : (
            <DrawnIcon drawing={fundIcons.card} size={44} />
          )}
        </span>
        <h2>{t(`own.${stage}`)}</h2>
        <p>{t(`own.${stage}_text`)}</p>
        <Box as="div">
          <div className="row">
            <b>
              <bdi>{tier?.title ?? own.fundTitle}</bdi>
            </b>
            <b>{money.exact(own.amount)}</b>
          </div>
          {retryAt && (
            <p className="quiet">
              <Told
                text={t('own.retry', marks('at'))}
                parts={{ at: <LocalTime at={retryAt} as="moment" /> }}
              />
            </p>
          )}
        </Box>
        <div className="acts">
          <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
          <Button size="large" isWide isLoading={isRunning} onClick={() => void pay()}>
            {t(stage === 'open' ? 'own.go_on' : 'own.other_card')}
          </Button>
          {stage !== 'declined' && (
            <ButtonLink href={checkoutPath(creator.handle, fundId)} variant="quiet" isWide>
              {t('own.change_amount')}
            </ButtonLink>
          )}
        </div>
        {stage !== 'open' && <p className="small">{t('payment:banks')}</p>}
      </Stage>
    </>
  );
}
