import { Head, Page } from '@/components/dashboard/Dashboard.styles';
import { StudioStrip } from '@/components/dashboard/list/StudioStrip';
import { RockySpot } from '@/components/shared/RockySpot';
import { PageHead } from '@/components/shared/page/PageHead';
import { ToolMark } from '@/components/shared/ToolMark';
import { useCurrentDraws } from '@/hooks/lottery/list/useCurrentDraws';
import type { LotteryPage } from '@/hooks/lottery/types';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CurrentDraws } from './CurrentDraws';
import { Empty, Named } from './Draws.styles';
import { NewDraw } from './NewDraw';
import { PastDraws } from './PastDraws';

interface Props {
  /** What is not over, and the first of what is. */
  current: LotteryPage;
  past: LotteryPage;
}

/** All draws of a creator: what runs, what waits, what is not open yet, what was. */
export function DrawListScreen({ current, past }: Props) {
  const { t } = useTranslation('lotteryList');
  const { draws, read } = useCurrentDraws(current.items);
  const isEmpty = draws.length === 0 && past.items.length === 0;
  useTellRocky('empty_draws', isEmpty);
  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <Head>
        <Named>
          <ToolMark tool="chance" size={40} />
          <h1>{t('title')}</h1>
        </Named>
        {!isEmpty && <NewDraw onSaved={read} />}
      </Head>
      {isEmpty ? (
        <Empty aria-labelledby="first-title">
          <RockySpot animation="Explain" size={88} instead={<ToolMark tool="chance" size={88} />} />
          <h2 id="first-title">{t('empty.title')}</h2>
          <p>{t('empty.text')}</p>
          <NewDraw onSaved={read} />
        </Empty>
      ) : (
        <>
          {draws.length > 0 && <CurrentDraws draws={draws} />}
          <PastDraws first={past} />
        </>
      )}
      <StudioStrip />
    </Page>
  );
}
