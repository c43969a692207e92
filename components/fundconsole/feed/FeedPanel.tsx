import { useId } from 'react';
import {
  FillingPanel,
  PanelHead,
  PanelText,
  Beside,
} from '@/components/console/frame/Frame.styles';
import { useFund } from '@/components/fundconsole/console/FundContext';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import type { useGrowingList } from '@/hooks/ui/lists/useGrowingList';
import type { HostContribution } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { Rows, Scroll } from './Feed.styles';
import { FeedRow } from './FeedRow';

interface Props {
  list: ReturnType<typeof useGrowingList<HostContribution>>;
}

/** Who gave, the newest first. */
export function FeedPanel({ list }: Props) {
  const { t, i18n } = useTranslation('fundHost');
  const { edit } = useFund();
  const titleId = useId();
  const count = edit.fund.supporterCount;
  return (
    <FillingPanel aria-labelledby={titleId} data-list="contributions">
      <PanelHead>
        <h2 id={titleId} tabIndex={-1}>
          {t('feed.title')}
          {count > 0 && <Beside>{numbersIn(i18n.language).format(count)}</Beside>}
        </h2>
      </PanelHead>
      {list.rows.length === 0 ? (
        <PanelText>
          <p>{t('feed.empty')}</p>
        </PanelText>
      ) : (
        <Scroll data-scroller="">
          <Rows role="list">
            {list.rows.map((one) => (
              <FeedRow key={one.id} contribution={one} isNew={list.isNew(one)} />
            ))}
          </Rows>
          {list.hasFailed && <FormError>{t('feed.failed')}</FormError>}
          {list.hasMore && (
            <Button
              variant="quiet"
              size="small"
              isLoading={list.isLoading}
              onClick={() => void list.loadMore()}
            >
              {t('feed.more')}
            </Button>
          )}
        </Scroll>
      )}
    </FillingPanel>
  );
}
