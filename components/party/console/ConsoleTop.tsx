import { useTranslation } from '@/hooks/ui/useTranslation';
import { ConsoleHead } from '@/components/console/ConsoleHead';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { isOwner, mayRun, maySet } from '@/hooks/console/hostRights';
import type { ConsoleParty } from '@/hooks/party/types';
import { isRunning } from '@/lib/shared/parties/partyActions';
import type { SimpleDialog } from '@/components/party/console/dialogs/ConsoleDialogs';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';

interface Props {
  party: ConsoleParty;
  onOpen: (kind: SimpleDialog) => void;
}

/** Whose queue this is, and the ways to its other pages and dialogs. */
export function ConsoleTop({ party, onOpen }: Props) {
  const { t } = useTranslation('console');
  const base = `/party/${party.id}`;
  return (
    <ConsoleHead
      title={party.title}
      subtitle={party.game}
      navLabel={t('console.title', { title: party.title })}
    >
      <ButtonLink size="small" variant="quiet" icon="eye" href={base}>
        {t('console.public_page')}
      </ButtonLink>
      {maySet(party) && (
        <ButtonLink
          size="small"
          variant="quiet"
          icon="settings"
          href={`${base}/dashboard/edit-queue`}
        >
          {t('console.edit_queue')}
        </ButtonLink>
      )}
      <Button size="small" variant="quiet" icon="help" onClick={() => onOpen('HELP')}>
        {t('shortcuts.title')}
      </Button>
      <Menu label={t('console.menu')} trigger={<DrawnIcon drawing={dashboardIcons.more} />}>
        {maySet(party) && (
          <MenuLink href={`${base}/dashboard/edit-party`}>{t('console.edit_party')}</MenuLink>
        )}
        {mayRun(party) && (
          <MenuButton onClick={() => onOpen('GUEST')}>{t('guest.open')}</MenuButton>
        )}
        {mayRun(party) && isRunning(party) && (
          <MenuButton onClick={() => onOpen('CLEAR')}>{t('clear.open')}</MenuButton>
        )}
        {mayRun(party) && <MenuButton onClick={() => onOpen('BANS')}>{t('bans.title')}</MenuButton>}
        {maySet(party) && (
          <MenuButton onClick={() => onOpen('CONTROLS')}>{t('deck.title')}</MenuButton>
        )}
        {isOwner(party) && (
          <MenuButton onClick={() => onOpen('MODERATORS')}>{t('mods.title')}</MenuButton>
        )}
        <MenuLink href={`${base}/dashboard/recap`}>{t('recap.heading')}</MenuLink>
        <MenuLink href="/dashboard/party">{t('console.back')}</MenuLink>
      </Menu>
    </ConsoleHead>
  );
}
