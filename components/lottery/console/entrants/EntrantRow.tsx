import { Private } from '@/components/shared/private/Private';
import { RequireRight } from '@/components/console/RequireRight';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isOwner } from '@/hooks/console/hostRights';
import type { HostEntry } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { ENTRY, isLiveEntry } from '@/lib/shared/lottery/states';
import { personPath } from '@/lib/shared/messaging/conversations';
import { Entrant, Facts } from './Entrants.styles';

const PHOTO_PX = 32;

/** One entrant, on one line: their name, their tickets, and what can be done. */
export function EntrantRow({ entry, isNew }: { entry: HostEntry; isNew: boolean }) {
  const { t, i18n } = useTranslation('lotteryConsole');
  const { edit, onRemove } = useLottery();
  const { handle, tickets, status, userId } = entry;
  const { closedAt, state } = edit.lottery;
  const mayRemove = status === ENTRY.entered && closedAt === null && state !== 'CANCELLED';
  const facts = [
    entry.isVerified ? t('entrants.verified') : t('entrants.unverified'),
    entry.isFollower && t('entrants.follows'),
  ].filter(Boolean);
  return (
    <Entrant data-entry={entry.id} $isNew={isNew} $isOut={!isLiveEntry(status)}>
      <UserPhoto src={entry.profilePhoto} name={handle} side={PHOTO_PX} isLazy />
      <b title={handle}>
        <bdi>{handle}</bdi>
      </b>
      {isLiveEntry(status) ? (
        <span>
          {numbersIn(i18n.language).format(tickets)}
          <VisuallyHidden> {t('entrants.word', { count: tickets })}</VisuallyHidden>
        </span>
      ) : (
        <small>{t(`entry.${status}`)}</small>
      )}
      <RequireRight>
        <Menu
          label={t('entrants.menu', { handle })}
          trigger={<DrawnIcon drawing={dashboardIcons.more} size={20} />}
          isFree
        >
          <Facts>
            <Private>{facts.join(' · ')}</Private>
          </Facts>
          {mayRemove && (
            <MenuButton onClick={() => onRemove(entry)}>{t('entrants.remove')}</MenuButton>
          )}
          {userId !== null && isOwner(edit) && (
            // A console that runs must not be left.
            <MenuLink href={personPath(userId)} target="_blank" rel="noreferrer">
              {t('console:row.message')}
              <VisuallyHidden>{t('common:link.new_tab')}</VisuallyHidden>
            </MenuLink>
          )}
        </Menu>
      </RequireRight>
    </Entrant>
  );
}
