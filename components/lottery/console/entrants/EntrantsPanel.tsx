import { useId } from 'react';
import { FillingPanel, PanelHead, PanelText } from '@/components/console/frame/Frame.styles';
import { drawIcons } from '@/components/lottery/console/drawIcons';
import { Large } from '@/components/lottery/console/Lottery.styles';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { useEntrants } from '@/hooks/lottery/console/useEntrants';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { Entrants, Scroll } from './Entrants.styles';
import { EntrantRow } from './EntrantRow';

/** Who is in, the newest first, and how many tickets they hold together. */
export function EntrantsPanel({ list }: { list: ReturnType<typeof useEntrants> }) {
  const { t, i18n } = useTranslation('lotteryConsole');
  const { lottery } = useLottery().edit;
  const titleId = useId();
  const { memberCount, ticketTotal, state } = lottery;
  const isLocked = state !== 'DRAFT' && state !== 'SCHEDULED' && lottery.closedAt !== null;
  return (
    <FillingPanel aria-labelledby={titleId} data-list="entrants">
      <PanelHead>
        <h2 id={titleId} tabIndex={-1}>
          {t('tabs.entrants')}
        </h2>
        {list.newCount > 0 ? (
          <Badge $tone="good">+{numbersIn(i18n.language).format(list.newCount)}</Badge>
        ) : (
          isLocked && <DrawnIcon drawing={drawIcons.lock} size={20} />
        )}
      </PanelHead>
      <Large>
        <b>{numbersIn(i18n.language).format(memberCount)}</b>
        {t('entrants.tickets', { count: ticketTotal })}
      </Large>
      {list.people.length === 0 ? (
        <PanelText>{t('entrants.empty')}</PanelText>
      ) : (
        <Scroll data-scroller="">
          <Entrants role="list">
            {list.people.map((entry) => (
              <EntrantRow key={entry.id} entry={entry} isNew={list.isNew(entry)} />
            ))}
          </Entrants>
          {list.hasFailed && <FormError>{t('entrants.failed')}</FormError>}
          {list.hasMore && (
            <Button
              variant="quiet"
              size="small"
              isLoading={list.isLoading}
              onClick={() => void list.loadMore()}
            >
              {t('entrants.more')}
            </Button>
          )}
        </Scroll>
      )}
    </FillingPanel>
  );
}
