import { useLottery } from '@/components/lottery/console/LotteryContext';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { isUnconfirmed, nameOf, prizeSlots } from '@/hooks/lottery/console/claims';
import type { HostClaim } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ClaimClock } from './ClaimClock';
import { Doubts } from './Doubts';
import { FollowingList } from './FollowingList';
import { Hero, Label, Person, Quiet, Spread } from './Stage.styles';

const PHOTO_PX = 92;
const DAYS_A_MONTH = 30;

/** Who was drawn: before the host's word what to check, after it the time they have to claim. */
export function WinnerStage({ claim }: { claim: HostClaim }) {
  const { t } = useTranslation('lotteryConsole');
  const { edit } = useLottery();
  const prize = prizeSlots(edit)[claim.slot - 1]?.title ?? '';
  const [following] = edit.nextInLine;
  const isOpen = isUnconfirmed(claim);
  const name = nameOf(claim);
  return (
    <Hero aria-label={t('stage.label')}>
      <Person>
        <UserPhoto src={claim.profilePhoto} name={claim.handle ?? ''} side={PHOTO_PX} />
        <div>
          <Label dir="auto">
            {isOpen
              ? t('winner.place', { count: claim.rank, ordinal: true, prize })
              : t('winner.told', { prize })}
          </Label>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <small>
            <Facts claim={claim} />
          </small>
        </div>
      </Person>
      {isOpen ? (
        <>
          <Doubts doubts={claim.doubts} />
          <Spread />
          {edit.nextInLine.length > 0 && (
            <div>
              <Label>{t('following.title', { name })}</Label>
              <FollowingList />
            </div>
          )}
          <Quiet>{t('doubts.no_proof')}</Quiet>
        </>
      ) : (
        <>
          <Spread>
            <Label>{t('winner.left')}</Label>
            {claim.claimBy && (
              <ClaimClock until={claim.claimBy} seconds={edit.lottery.claimSeconds} />
            )}
          </Spread>
          <Quiet dir="auto">
            {following
              ? t('winner.then', {
                  name: nameOf(following),
                  count: following.rank,
                  ordinal: true,
                })
              : t('winner.then_nobody')}
          </Quiet>
        </>
      )}
    </Hero>
  );
}

/** Tickets, how long they have been here, what they won before. */
function Facts({ claim }: { claim: HostClaim }) {
  const { t } = useTranslation('lotteryConsole');
  const { ticketTotal } = useLottery().edit.lottery;
  const { accountDays, wonBefore } = claim;
  const months = Math.floor(accountDays / DAYS_A_MONTH);
  const here =
    months < 2 ? t('facts.days', { count: accountDays }) : t('facts.months', { count: months });
  const won = wonBefore === 0 ? t('facts.never_won') : t('facts.won', { count: wonBefore });
  return (
    <>{[t('facts.tickets', { count: claim.tickets, total: ticketTotal }), here, won].join(' · ')}</>
  );
}
