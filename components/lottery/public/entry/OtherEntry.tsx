import { FieldLegend, TicketField } from '@/components/shared/draw/TicketField';
import { TellMe } from '@/components/shared/TellMe';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import type { EntryState } from '@/hooks/lottery/fan/fanState';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  lottery: LotteryView;
  state: Exclude<EntryState, 'form' | 'joined'>;
}

/** Why there is no form, and what to do instead. */
export function OtherEntry({ lottery, state }: Props) {
  const { t } = useTranslation('lottery');
  const { id, creator, isAsked, maxEntries, memberCount, minAccountDays, ticketTotal } = lottery;
  const words = { name: creator.name, count: maxEntries ?? memberCount, days: minAccountDays };
  const hasField = state === 'missed' || state === 'own' || state === 'paused';
  return (
    <>
      <h2 id="join-title">{t(`entry.${state}_title`, words)}</h2>
      <p className="quiet">{t(`entry.${state}_text`, words)}</p>
      {hasField && ticketTotal > 0 && (
        <>
          <TicketField total={ticketTotal} />
          <p className="quiet small">
            <FieldLegend total={ticketTotal} />
          </p>
        </>
      )}
      {state === 'planned' && <TellMe toolId={id} isAsked={isAsked} about="open" />}
      {state === 'full' && <TellMe toolId={id} isAsked={isAsked} about="free" />}
      {(state === 'own' || state === 'draft') && (
        <ButtonLink href={`/chance/${id}/dashboard`} size="large" isWide>
          {t('entry.own_link')}
        </ButtonLink>
      )}
      {(state === 'followers' || state === 'newcomer') && (
        <ButtonLink
          href={`/login?next=${encodeURIComponent(`/chance/${id}#join`)}`}
          size="large"
          isWide
        >
          {t('common:log_in')}
        </ButtonLink>
      )}
      {(state === 'missed' || state === 'over') && (
        <ButtonLink href={`/${creator.handle}`} variant="quiet" isWide>
          {t('over.to_creator', { name: creator.name })}
        </ButtonLink>
      )}
    </>
  );
}
