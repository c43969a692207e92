import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import type { ConsoleParty } from '@/hooks/party/types';
import { Names, Top } from './Console.styles';

interface Props {
  party: ConsoleParty;
  onHelp: () => void;
}

/** Whose console this is, and the ways out of it. */
export function ConsoleTop({ party, onHelp }: Props) {
  const { t } = useTranslation('console');
  const base = `/party/${party.id}`;
  return (
    <Top>
      <Names>
        <h1>
          <bdi>{party.title}</bdi>
        </h1>
        <p>
          <bdi>{party.game}</bdi>
        </p>
      </Names>
      <Cluster as="nav" $gap={2} aria-label={t('console.title', { title: party.title })}>
        <ButtonLink size="small" variant="quiet" href="/dashboard/party">
          {t('console.back')}
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" icon="eye" href={base}>
          {t('console.public_page')}
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" icon="edit" href={`${base}/dashboard/edit-party`}>
          {t('console.edit_party')}
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="quiet"
          icon="settings"
          href={`${base}/dashboard/edit-queue`}
        >
          {t('console.edit_queue')}
        </ButtonLink>
        <Button size="small" variant="quiet" icon="help" onClick={onHelp}>
          {t('shortcuts.title')}
        </Button>
      </Cluster>
    </Top>
  );
}
