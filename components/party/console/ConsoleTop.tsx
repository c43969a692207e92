import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { DrawnIcon } from '@/components/ui/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/Menu';
import { Cluster } from '@/components/ui/Stack';
import type { ConsoleParty } from '@/hooks/party/types';
import { Names, Top } from './Console.styles';
import { moreIcon } from './consoleIcons';

interface Props {
  party: ConsoleParty;
  onHelp: () => void;
  onBans: () => void;
}

/** Whose console this is, and the ways out of it. */
export function ConsoleTop({ party, onHelp, onBans }: Props) {
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
        <ButtonLink size="small" variant="quiet" icon="eye" href={base}>
          {t('console.public_page')}
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
        <Menu label={t('console.menu')} trigger={<DrawnIcon drawing={moreIcon} />}>
          <MenuLink href={`${base}/dashboard/edit-party`}>{t('console.edit_party')}</MenuLink>
          <MenuButton onClick={onBans}>{t('bans.title')}</MenuButton>
          <MenuLink href="/dashboard/party">{t('console.back')}</MenuLink>
        </Menu>
      </Cluster>
    </Top>
  );
}
