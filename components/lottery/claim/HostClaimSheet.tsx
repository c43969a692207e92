import { LocalTime } from '@/components/shared/LocalTime';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons/Icon';
import type { ClaimState } from '@/hooks/lottery/claim/claimState';
import type { useClaim } from '@/hooks/lottery/claim/useClaim';
import type { ClaimView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Sent } from './Claim.styles';

interface Props {
  held: ReturnType<typeof useClaim>;
  state: ClaimState;
}

/** The creator's side: how far it is, what the winner sent, and one press once it is handed over. */
export function HostClaimSheet({ held, state }: Props) {
  const { t } = useTranslation('claim');
  const { claim, fulfil, isFulfilling } = held;
  const { claimBy, detailsBy, handle, lotteryId, purgeAt } = claim;
  const until = state === 'open' ? claimBy : state === 'details' ? detailsBy : null;
  const canFulfil = state === 'details' || state === 'sent';
  return (
    <>
      <Card>
        <h2>{t(`host.${state}`, { handle: handle ?? t('gone') })}</h2>
        {until && (
          <p className="quiet">
            {t('host.until')} <LocalTime at={until} as="moment" />
          </p>
        )}
        {claim.details && (
          <PrivateArea>
            <Details details={claim.details} />
          </PrivateArea>
        )}
        {canFulfil && (
          <Button size="large" isWide isLoading={isFulfilling} onClick={() => void fulfil()}>
            {t('host.fulfil')}
          </Button>
        )}
        {claim.details && (
          <p className="private">
            <Icon name="eye-off" size={20} />
            <span>
              {t('host.private')}{' '}
              {purgeAt && (
                <>
                  {t('host.purged')} <LocalTime at={purgeAt} as="date" />
                </>
              )}
            </span>
          </p>
        )}
      </Card>
      <ButtonLink href={`/chance/${lotteryId}/dashboard`} variant="quiet" isWide>
        {t('host.to_console')}
      </ButtonLink>
    </>
  );
}

function Details({ details }: { details: NonNullable<ClaimView['details']> }) {
  const { t, i18n } = useTranslation('claim');
  const { name, address, postcode, city, country, email, note } = details;
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const lines = [
    ['host.name', name],
    ['address', address],
    ['postcode', postcode],
    ['city', city],
    ['host.country', country && (names.of(country) ?? country)],
    ['host.email', email],
    ['host.note', note],
  ] as const;
  return (
    <Sent>
      {lines.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd dir="auto" suppressHydrationWarning>
              {value}
            </dd>
          </div>
        ) : null,
      )}
    </Sent>
  );
}
