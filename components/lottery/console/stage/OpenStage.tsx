import { useLottery } from '@/components/lottery/console/LotteryContext';
import { Clock } from '@/components/shared/draw/Clock';
import { PrizePicture } from '@/components/shared/draw/PrizePicture';
import { FieldLegend, TicketField } from '@/components/shared/draw/TicketField';
import { useMatch } from '@/hooks/ui/useMatch';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { Hero, Label, Middle, PrizeLine, Quiet, Spread, Top } from './Stage.styles';

/** While people enter: how long still, for what, and a dot for every ticket. */
export function OpenStage({ newTickets }: { newTickets: number }) {
  const { t } = useTranslation('lotteryConsole');
  const { closesAt, prizes, prizeCount, ticketTotal, state } = useLottery().edit.lottery;
  const isNarrow = useMatch(media.narrow);
  const [prize] = prizes;
  return (
    <Hero aria-label={t('stage.label')}>
      <Top>
        <div>
          {closesAt === null ? (
            <Label>{t('open.by_hand')}</Label>
          ) : (
            <>
              <Label>{t(state === 'PAUSED' ? 'open.paused' : 'open.closes_in')}</Label>
              <Clock until={closesAt} />
            </>
          )}
        </div>
        {prize && (
          <div>
            <Label>{t('open.first_prize', { count: prizeCount })}</Label>
            <PrizeLine>
              <PrizePicture photo={prize.photo} delivery={prize.delivery} />
              <b dir="auto">{prize.title}</b>
            </PrizeLine>
          </div>
        )}
      </Top>
      {ticketTotal === 0 ? (
        <Middle>
          <h2>{t('open.nobody')}</h2>
          <p>{t('open.nobody_text')}</p>
        </Middle>
      ) : (
        <>
          <Spread>
            <TicketField
              total={ticketTotal}
              fresh={newTickets}
              columns={columnsFor(ticketTotal, isNarrow ? 22 : 32)}
            />
          </Spread>
          <Quiet>
            <FieldLegend total={ticketTotal} /> {t('open.lights')}
          </Quiet>
        </>
      )}
    </Hero>
  );
}

/** Few tickets are large dots; from some hundreds on they fill the stage. */
const columnsFor = (total: number, most: number) =>
  Math.min(most, Math.max(12, Math.ceil(Math.sqrt(total * 2.5))));
