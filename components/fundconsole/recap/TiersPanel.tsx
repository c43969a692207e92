import { Panel, PanelHead, PanelTitle } from '@/components/shared/aftershow/Panel.styles';
import { Cluster, Stack } from '@/components/ui/Stack';
import type { FundRecap } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';

/** How many have each reward. */
export function TiersPanel({ recap }: { recap: FundRecap }) {
  const { t, i18n } = useTranslation('fundHost');
  return (
    <Panel aria-labelledby="tiers-title">
      <PanelHead>
        <PanelTitle id="tiers-title">{t('edit.tiers')}</PanelTitle>
      </PanelHead>
      <Stack as="ul" role="list" $gap={2}>
        {recap.tiers.map(({ title, backers }, index) => (
          <Cluster as="li" key={index} $justify="space-between">
            <bdi>{title}</bdi>
            <b>{numbersIn(i18n.language).format(backers)}</b>
          </Cluster>
        ))}
      </Stack>
    </Panel>
  );
}
