import dynamic from 'next/dynamic';
import { useState } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons/Icon';
import type { useClaim } from '@/hooks/lottery/claim/useClaim';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Steps } from './Claim.styles';
import { DeclineButton } from './DeclineButton';

// Server and browser may name and sort the countries of the world differently.
const DetailsForm = dynamic(() => import('./DetailsForm').then((module) => module.DetailsForm), {
  ssr: false,
});

interface Props {
  held: ReturnType<typeof useClaim>;
  state: 'details' | 'sent' | 'handed_over';
}

/** It is theirs: what the creator needs for it, and how far it has come. */
export function ClaimedSheet({ held, state }: Props) {
  const { t } = useTranslation('claim');
  const { claim, reload } = held;
  const [isChanging, setIsChanging] = useState(false);
  const { creator, delivery } = claim;
  const words = { name: creator.name };
  const isForm = state === 'details' || (isChanging && state === 'sent');
  return (
    <>
      <Card className="middle">
        <span className="sign">
          <Icon name="check" size={32} />
        </span>
        <h2>{t('yours')}</h2>
        <p className="quiet">{t(`yours_${state}_${delivery}`, words)}</p>
      </Card>
      {isForm && (
        <Card aria-labelledby="details-title">
          <h2 id="details-title">{t(`details_${delivery}`)}</h2>
          {claim.detailsBy && state === 'details' && (
            <p className="quiet">
              {t('details_by')} <LocalTime at={claim.detailsBy} as="moment" />
            </p>
          )}
          <DetailsForm
            claim={claim}
            onSent={async () => {
              await reload();
              setIsChanging(false);
            }}
          />
          {state === 'details' && <DeclineButton held={held} />}
        </Card>
      )}
      <Card>
        <Progress held={held} />
      </Card>
      {state === 'sent' && !isChanging && (
        <>
          <Button variant="quiet" isWide onClick={() => setIsChanging(true)}>
            {t('change')}
          </Button>
          <p className="quiet small middle">{t('change_text', words)}</p>
        </>
      )}
    </>
  );
}

/** Claimed, details sent, handed over, deleted: each with when. */
function Progress({ held: { claim } }: Pick<Props, 'held'>) {
  const { t } = useTranslation('claim');
  const { claimedAt, creator, detailsAt, fulfilledAt, purgeAt } = claim;
  const steps = [
    ['step_claimed', claimedAt],
    ['step_details', detailsAt],
    ['step_handed_over', fulfilledAt],
  ] as const;
  return (
    <Steps role="list">
      {steps.map(([text, at]) => (
        <li key={text} className={at ? 'done' : undefined}>
          <Icon name={at ? 'check' : 'clock'} size={20} />
          <span>{t(text, { name: creator.name })}</span>
          <span>{at ? <LocalTime at={at} as="moment" /> : t('not_yet')}</span>
        </li>
      ))}
      {detailsAt && (
        <li>
          <Icon name="trash" size={20} />
          <span>{t('step_deleted')}</span>
          <span>{purgeAt ? <LocalTime at={purgeAt} as="date" /> : t('purge_later')}</span>
        </li>
      )}
    </Steps>
  );
}
