import { PanelHead, Quiet, Toggles } from '@/components/payouts/Payouts.styles';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster } from '@/components/ui/Stack';
import type { Lines } from '@/hooks/payouts/useLines';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LINE_STATES } from '@/lib/shared/payouts/payouts';
import { LineRow } from './LineRow';
import { Body, Headings, MoneyHead, Row, StateHead, Table, WhatHead } from './Lines.styles';

/** Every line of a creator's money, by state. */
export function LinesCard({ lines }: { lines: Lines }) {
  const { t } = useTranslation('payouts');
  const { items, filter, wanted, isLoading, errorCode } = lines;
  const isStale = isLoading && wanted !== filter;
  return (
    <Card id="lines" aria-labelledby="lines-title" aria-busy={isLoading}>
      <PanelHead>
        <h2 id="lines-title">{t('lines.title')}</h2>
        <Toggles role="group" aria-label={t('lines.filter')}>
          {[null, ...LINE_STATES].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={wanted === one}
              onClick={() => lines.show(one)}
            >
              {one === null ? t('lines.all') : t(`state.${one}`)}
            </button>
          ))}
        </Toggles>
      </PanelHead>
      {items.length === 0 ? (
        <Quiet role="status">{t(filter === null ? 'lines.empty' : 'lines.empty_filter')}</Quiet>
      ) : (
        <Table $isStale={isStale}>
          <Headings>
            <Row>
              <WhatHead>{t('lines.what')}</WhatHead>
              <MoneyHead>{t('lines.gross')}</MoneyHead>
              <MoneyHead>{t('lines.fee')}</MoneyHead>
              <MoneyHead>{t('lines.net')}</MoneyHead>
              <StateHead>{t('lines.state')}</StateHead>
            </Row>
          </Headings>
          <Body>
            {items.map((line) => (
              <LineRow key={line.id} line={line} />
            ))}
          </Body>
        </Table>
      )}
      <FormError code={errorCode}>{errorCode && t(`errors:${errorCode}`)}</FormError>
      {(lines.hasMore || errorCode) && (
        <Cluster>
          <Button
            variant="quiet"
            size="small"
            isLoading={isLoading}
            onClick={errorCode && wanted !== filter ? lines.retry : lines.loadMore}
          >
            {t(errorCode ? 'lines.retry' : 'lines.more')}
          </Button>
        </Cluster>
      )}
    </Card>
  );
}
