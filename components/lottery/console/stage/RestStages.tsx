import { useLottery } from '@/components/lottery/console/LotteryContext';
import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { Icon } from '@/components/ui/icons/Icon';
import { holdsPrize, nameOf, prizeSlots } from '@/hooks/lottery/console/claims';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Hero, Middle, Sign } from './Stage.styles';

/** Before it opens: what will happen, and until when it can be changed. */
export function ReadyStage() {
  const { t } = useTranslation('lotteryConsole');
  const { settings, lottery } = useLottery().edit;
  const { prizeCount, opensAt } = lottery;
  const hasPrize = lottery.prizes.length > 0;
  const { openMinutes, closesAt } = settings;
  return (
    <Hero aria-label={t('stage.label')}>
      <Middle>
        <ToolMark tool="chance" size={72} />
        <h2>{t(hasPrize ? 'ready.title' : 'ready.no_prize')}</h2>
        <p>
          {hasPrize ? (
            <>
              {t('ready.prizes', { count: prizeCount })}{' '}
              {openMinutes !== null &&
                closesAt === null &&
                t('ready.minutes', { count: openMinutes })}
              {closesAt === null && openMinutes === null && t('ready.by_hand')}
              {closesAt !== null && (
                <>
                  {t('ready.closes_at')} <LocalTime at={closesAt} as="moment" />.
                </>
              )}{' '}
              {t('ready.locks')}
            </>
          ) : (
            t('ready.no_prize_text')
          )}
        </p>
        {opensAt !== null && (
          <p>
            {t('ready.opens_at')} <LocalTime at={opensAt} as="moment" />
          </p>
        )}
      </Middle>
    </Hero>
  );
}

/** A prize has its winner, and the next one can be drawn. */
export function NextStage({ number }: { number: number }) {
  const { t } = useTranslation('lotteryConsole');
  const { edit } = useLottery();
  const slots = prizeSlots(edit);
  const last = slots[number - 2];
  const claim = last?.claim;
  const title = claim
    ? t('between.claimed', { name: nameOf(claim), prize: last.title })
    : t('between.nobody');
  return (
    <Hero aria-label={t('stage.label')}>
      <Middle>
        <Sign $isGood>
          <Icon name="check" size={40} />
        </Sign>
        <h2 dir="auto">{title}</h2>
        <p dir="auto">{t('between.next', { prize: slots[number - 1]?.title ?? '' })}</p>
      </Middle>
    </Hero>
  );
}

/** All prizes have found somebody, or nobody is left for them. */
export function DoneStage() {
  const { t } = useTranslation('lotteryConsole');
  const { lottery, claims } = useLottery().edit;
  const given = claims.filter(holdsPrize).length;
  const isAll = given > 0 && given >= lottery.prizeCount;
  return (
    <Hero aria-label={t('stage.label')}>
      <Middle>
        <Sign $isGood={given > 0}>
          <Icon name={given > 0 ? 'check' : 'info'} size={40} />
        </Sign>
        <h2>{isAll ? t('done.title', { count: given }) : t('done.some', { count: given })}</h2>
        <p>
          {t('done.text', { count: lottery.memberCount })} {t('done.proof')}
        </p>
      </Middle>
    </Hero>
  );
}

export function CancelledStage() {
  const { t } = useTranslation('lotteryConsole');
  const { cancelReason, memberCount } = useLottery().edit.lottery;
  return (
    <Hero aria-label={t('stage.label')}>
      <Middle>
        <Sign $isGood={false}>
          <Icon name="close" size={40} />
        </Sign>
        <h2>{t('cancelled.title')}</h2>
        <p>
          {cancelReason && t(`cancelled.${cancelReason}`)}{' '}
          {t(memberCount > 0 ? 'cancelled.proof' : 'cancelled.empty')}
        </p>
      </Middle>
    </Hero>
  );
}
