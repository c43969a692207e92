import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { useCall } from '@/hooks/secureql/useCall';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { contributionPath } from '@/lib/navigation/tools/fundPath';
import type { OwnContribution } from '@/lib/shared/fund/views';
import { Box } from './Contribution.styles';

interface Props {
  own: OwnContribution;
  token: string;
  take: (own: OwnContribution) => void;
}

/** Takes what was given without an account into the one that is logged in, by the link alone. */
export function ClaimBox({ own, token, take }: Props) {
  const { t } = useTranslation('fund');
  const { user } = useSession();
  const { run, isRunning, refusal } = useCall('fund/claim-contribution/');

  async function claim() {
    const { answer } = await run({ contributionId: own.id, token });
    const next = answer?.claimContribution.item;
    if (next) take(next);
  }
  // The tab keeps the right meanwhile.
  const back = contributionPath(own.creator.handle, own.fundId, own.id);
  return (
    <Box aria-labelledby="claim-title">
      <h2 id="claim-title">{t('claim.title')}</h2>
      <p className="quiet">{t('claim.text')}</p>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <div>
        {user ? (
          <Button variant="quiet" isLoading={isRunning} onClick={() => void claim()}>
            {t('claim.press', { handle: user.handle })}
          </Button>
        ) : (
          <ButtonLink href={`/login?next=${encodeURIComponent(back)}`} variant="quiet">
            {t('claim.log_in')}
          </ButtonLink>
        )}
      </div>
    </Box>
  );
}
