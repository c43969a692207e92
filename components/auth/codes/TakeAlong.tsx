import { useState } from 'react';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { PageHead } from '@/components/shared/page/PageHead';
import { useSession } from '@/hooks/session/useSession';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { afterLogIn } from '@/lib/navigation/destination';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { isErrorCode } from '@/lib/shared/errors';
import { color, radius, size, space, weight } from '@/styles/tokens';
import { AuthFrame } from '@/components/auth/AuthFrame';

/** A place of the quick account that this browser used before. */
export type PlaceBehind = ResultOf<'party/get-places-behind/'>['placesBehind']['items'][number];

const Places = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

const Place = styled.li`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`;

const Title = styled.b`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

/** Asks, after a log-in from a quick account, whether its places go along. */
export function TakeAlong({ places }: { places: readonly PlaceBehind[] }) {
  const { t } = useTranslation('auth');
  const { t: tError } = useTranslation('errors');
  const { query, locale } = useRouter();
  const { user } = useSession();
  const { run, refusal } = useCall('party/take-along/');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const canMove = places.some((place) => place.refusal === null);

  async function decide(isTaken: boolean) {
    setChosen(isTaken);
    const outcome = await run({ isTaken });
    if (outcome.answer) window.location.assign(afterLogIn(query.next, locale));
    else setChosen(null);
  }

  return (
    <AuthFrame heading={t(canMove ? 'along.heading' : 'along.none_heading')}>
      <PageHead title={t('along.heading')} isPrivate />
      <Stack>
        <p>{t(canMove ? 'along.text' : 'along.none_text', { handle: user?.handle ?? '' })}</p>
        <FormError>{refusal && tError(refusal)}</FormError>
        <Places role="list">
          {places.map((place) => (
            <Place key={place.queueUuid}>
              <Title>{place.title}</Title>
              <Quiet>@{place.handle}</Quiet>
              {place.refusal !== null && isErrorCode(place.refusal) && (
                <span>
                  {t('along.stays')} {tError(place.refusal)}
                </span>
              )}
            </Place>
          ))}
        </Places>
        {canMove ? (
          <>
            <Button
              size="large"
              isWide
              isLoading={chosen === true}
              onClick={() => void decide(true)}
            >
              {t('along.take')}
            </Button>
            <Button
              variant="quiet"
              size="large"
              isWide
              isLoading={chosen === false}
              onClick={() => void decide(false)}
            >
              {t('along.leave')}
            </Button>
          </>
        ) : (
          <Button
            size="large"
            isWide
            isLoading={chosen !== null}
            onClick={() => void decide(false)}
          >
            {t('along.go_on')}
          </Button>
        )}
      </Stack>
    </AuthFrame>
  );
}
