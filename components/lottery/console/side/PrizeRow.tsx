import { RequireRight } from '@/components/console/RequireRight';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { TimeCell } from '@/components/lottery/console/stage/TimeCell';
import { PrizePicture } from '@/components/shared/draw/PrizePicture';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isOwner } from '@/hooks/console/hostRights';
import {
  isAwaited,
  isToHandOver,
  isUnconfirmed,
  mayPassOver,
  nameOf,
  type PrizeSlot,
} from '@/hooks/lottery/console/claims';
import { mayDrawNext } from '@/hooks/lottery/console/nextLotteryAct';
import type { HostClaim } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ENTRY } from '@/lib/shared/lottery/states';
import { Acts, Row } from './Side.styles';

/** A prize, who has it, and what is next with it. */
export function PrizeRow({ slot }: { slot: PrizeSlot }) {
  const { edit, verbs } = useLottery();
  const { t } = useTranslation('lotteryConsole');
  const { claim } = slot;
  // While somebody's clock runs the big button waits for them: who will not wait draws on from here.
  const isNext =
    slot.slot === edit.lottery.drawnCount + 1 && mayDrawNext(edit) && edit.claims.some(isAwaited);
  const delivery = edit.lottery.prizes[slot.prize]?.delivery ?? 'DIGITAL';
  return (
    <Row data-slot={slot.slot}>
      <PrizePicture photo={slot.photo} delivery={delivery} isLazy />
      <div>
        <b dir="auto" title={slot.title}>
          {slot.title}
        </b>
        <small>
          <WhoWords slot={slot} />
        </small>
      </div>
      <span>{claim && <Standing claim={claim} />}</span>
      {isNext && (
        <Acts>
          <RequireRight>
            <Button size="small" variant="quiet" onClick={() => void verbs.drawNext()}>
              {t('prizes.draw')}
            </Button>
          </RequireRight>
        </Acts>
      )}
      {claim && isToHandOver(claim) && (
        <Acts>
          <RequireRight>
            <Button
              size="small"
              variant="quiet"
              icon="check"
              aria-label={t('hand.label', { name: nameOf(claim) })}
              onClick={() => void verbs.fulfil(claim.id)}
            >
              {t('hand.over')}
            </Button>
          </RequireRight>
        </Acts>
      )}
    </Row>
  );
}

/** Who has it and how far that is, in a few words. */
function WhoWords({ slot }: { slot: PrizeSlot }) {
  const { t } = useTranslation('lotteryConsole');
  const { state } = useLottery().edit.lottery;
  const { claim } = slot;
  if (claim === null) {
    const isOver = state === 'COMPLETED' || state === 'CANCELLED';
    return <>{t(slot.wasDrawn || isOver ? 'prizes.nobody' : 'prizes.not_drawn')}</>;
  }
  const name = nameOf(claim);
  if (isUnconfirmed(claim)) return <>{t('prizes.unconfirmed', { name })}</>;
  if (claim.status === ENTRY.fulfilled) {
    return (
      <>
        <bdi>{name}</bdi> · {t('hand.done')}
      </>
    );
  }
  if (!isToHandOver(claim)) return <bdi>{name}</bdi>;
  if (claim.hasDetails) return <>{t('prizes.details', { name })}</>;
  return <>{t(claim.isOverdue ? 'prizes.overdue' : 'prizes.no_details', { name })}</>;
}

/** A clock, a question, a mark; and the menu with the rest. */
function Standing({ claim }: { claim: HostClaim }) {
  const { t } = useTranslation('lotteryConsole');
  const { edit, onNext } = useLottery();
  const name = nameOf(claim);
  if (isUnconfirmed(claim)) return <Badge $tone="accent">?</Badge>;
  if (isAwaited(claim) && claim.claimBy) return <TimeCell until={claim.claimBy} />;
  if (claim.status === ENTRY.fulfilled) {
    return (
      <Badge $tone="good">
        <Icon name="check" size={16} />
      </Badge>
    );
  }
  if (!isOwner(edit) && !mayPassOver(claim)) return null;
  return (
    <RequireRight>
      <Menu
        label={t('claim.menu', { name })}
        trigger={<DrawnIcon drawing={dashboardIcons.more} size={20} />}
        isFree
      >
        {isOwner(edit) && (
          // A console that runs must not be left.
          <MenuLink
            href={`/chance/${edit.id}/user-info/${claim.uuid}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('claim.details')}
            <VisuallyHidden>{t('common:link.new_tab')}</VisuallyHidden>
          </MenuLink>
        )}
        {mayPassOver(claim) && (
          <MenuButton onClick={() => onNext(claim)}>{t('next.button')}</MenuButton>
        )}
      </Menu>
    </RequireRight>
  );
}
