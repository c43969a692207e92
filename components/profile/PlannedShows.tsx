import { LocalTime } from '@/components/shared/LocalTime';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card, Cards } from '@/components/ui/Card';
import { Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { CreatorProfile } from '@/hooks/profile/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Quiet } from './Profile.styles';

/** The creator's timetable: what opens by itself, soonest first. */
export function PlannedShows({ parties }: { parties: CreatorProfile['plannedParties'] }) {
  const { t } = useTranslation('profile');
  if (parties.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="planned-title">
      <h2 id="planned-title">{t('planned.title')}</h2>
      <Cards role="list">
        {parties.map((party) => (
          <Card as="li" key={party.id}>
            <Quiet>
              <LocalTime at={party.opensAt} as="moment" />
            </Quiet>
            <div>
              <h3>
                <bdi>{party.title}</bdi>
              </h3>
              <p>
                <bdi>{party.game}</bdi>
              </p>
            </div>
            <div>
              <ButtonLink href={`/party/${party.id}`} variant="quiet" size="small">
                <span>
                  {t('planned.look')}
                  <VisuallyHidden>: {party.title}</VisuallyHidden>
                </span>
              </ButtonLink>
            </div>
          </Card>
        ))}
      </Cards>
    </Stack>
  );
}
