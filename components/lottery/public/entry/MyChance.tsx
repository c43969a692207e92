import { FieldLegend, TicketField } from '@/components/shared/draw/TicketField';
import { HelpLink } from '@/components/shared/help/HelpLink';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { oddsOf } from '@/hooks/lottery/fan/odds';
import type { useLeaving } from '@/hooks/lottery/fan/useLeaving';
import type { LotteryView } from '@/hooks/lottery/types';
import { useCoalesced } from '@/hooks/ui/useCoalesced';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ReceiptLine } from './ReceiptLine';

interface Props {
  lottery: LotteryView;
  leaving: ReturnType<typeof useLeaving>;
  isDrawing: boolean;
}

/** Figures change at most so often, and are spoken less often still. */
const SHOW_MS = 1000;
const SPEAK_MS = 15_000;

/** Who is in sees their exact chance, and their tickets among all. */
export function MyChance({ lottery, leaving, isDrawing }: Props) {
  const { t, i18n } = useTranslation('lottery');
  const { myEntry, prizeCount, revealedAt, state } = lottery;
  const total = useCoalesced(lottery.ticketTotal, SHOW_MS);
  const isOver = revealedAt !== null && !isDrawing;
  const tickets = myEntry?.tickets ?? 0;
  const odds = oddsOf(tickets, Math.max(total, tickets), i18n.language) ?? '1';
  const held = t(isOver ? 'mine.held' : 'mine.hold', { mine: tickets, count: total });
  const spoken = useCoalesced(`${t('mine.odds', { odds })}. ${held}`, SPEAK_MS);
  const isFirst = prizeCount > 1;
  const chance = isOver
    ? t(isFirst ? 'mine.chance_first_was' : 'mine.chance_was')
    : t(isFirst ? 'mine.chance_first' : 'mine.chance');
  const canLeave = state === 'OPEN' || state === 'PAUSED';
  return (
    <>
      <div className="top">
        <Badge $tone="good">
          <Icon name="check" size={16} />
          {t(isOver ? 'mine.were_in' : 'mine.in')}
        </Badge>
        {canLeave && (
          <Button
            variant="link"
            size="small"
            isLoading={leaving.isRunning}
            onClick={() => void leaving.leave()}
          >
            {t('mine.leave')}
          </Button>
        )}
      </div>
      <FormError code={leaving.refusal}>{leaving.refusal && t(`errors:${leaving.refusal}`)}</FormError>
      <div>
        <h2 id="join-title" tabIndex={-1} className="label">
          {chance}
        </h2>
        <p className="odds">{t('mine.odds', { odds })}</p>
      </div>
      <p>
        {held} <HelpLink article="odds">{t('mine.help')}</HelpLink>
      </p>
      <TicketField total={total} mine={tickets} seed={myEntry?.n ?? 0} />
      <p className="quiet small">
        <FieldLegend total={total} mine={tickets} />
      </p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <ReceiptLine lottery={lottery} />
    </>
  );
}
