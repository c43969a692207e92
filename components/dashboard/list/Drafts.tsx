import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster, Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { PartySummary } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Past } from './List.styles';

interface Props {
  parties: readonly PartySummary[];
  onPlan: (party: PartySummary) => void;
}

/** Queues that nobody sees yet. */
export function Drafts({ parties, onPlan }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack as="section" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{t('list.drafts')}</h2>
      <Past role="list">
        {parties.map((party) => (
          <li key={party.id}>
            <div>
              <h3>
                <bdi>{party.title}</bdi>
              </h3>
              <p>
                <bdi>{party.game}</bdi>
              </p>
            </div>
            <Cluster $gap={2}>
              <Button variant="quiet" size="small" onClick={() => onPlan(party)}>
                <span>
                  {t('list.plan')}
                  <VisuallyHidden>: {party.title}</VisuallyHidden>
                </span>
              </Button>
              <ButtonLink href={`/party/${party.id}/dashboard`} variant="quiet" size="small">
                <span>
                  {t('party.open_console')}
                  <VisuallyHidden>: {party.title}</VisuallyHidden>
                </span>
              </ButtonLink>
            </Cluster>
          </li>
        ))}
      </Past>
    </Stack>
  );
}
