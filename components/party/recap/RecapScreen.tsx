import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { NightCurve } from '@/components/shared/aftershow/NightCurve';
import { Page, Top, TopWords } from '@/components/shared/aftershow/Page.styles';
import { Columns } from '@/components/shared/aftershow/Panel.styles';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { maySet, mayRun } from '@/hooks/console/hostRights';
import type { Night, RecapPage } from '@/hooks/party/host/useRecap';
import { useRecapExport } from '@/hooks/party/host/useRecapExport';
import type { ConsoleParty } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { EndBanner } from './EndBanner';
import { LeftPanel } from './LeftPanel';
import { MissedPanel } from './MissedPanel';
import { PlayedPanel } from './PlayedPanel';
import { RecapHero } from './RecapHero';
import { Thanks } from './Thanks';
import { WaitedPanel } from './WaitedPanel';

interface Props {
  party: ConsoleParty;
  night: Night;
  /** The first page of each of these lists. */
  played: RecapPage;
  missed: RecapPage;
  waited: RecapPage;
  isTonight: boolean;
}

const BACK = { lines: 'M14.5 6 8.5 12l6 6' };

/** After the show: the evening in numbers, thanks, and what to make good. */
export function RecapScreen({ party, night, played, missed, waited, isTonight }: Props) {
  const { t } = useTranslation('aftershow');
  const table = useRecapExport(party.id, party.entryFields);
  const isOver = party.state === 'ENDED';
  const mayGive = mayRun(party);
  return (
    <Page>
      <PageHead title={t('page.title', { title: party.title })} isPrivate />
      <Top>
        <Link href={`/party/${party.id}/dashboard`} aria-label={t('page.back')}>
          <DrawnIcon drawing={BACK} />
        </Link>
        <ToolMark tool="queue" size={32} />
        <TopWords>
          <b title={party.title}>
            <bdi>{party.title}</bdi>
          </b>
          <span>
            <LocalTime at={night.from} as="moment" />
            {night.endedAt && (
              <>
                {' – '}
                <LocalTime at={night.endedAt} as="time" />
              </>
            )}
          </span>
        </TopWords>
        <Button
          variant="link"
          aria-label={t('page.csv_label')}
          isLoading={table.isRunning}
          onClick={() => void table.run()}
        >
          {t('page.csv')}
        </Button>
      </Top>
      <FormError code={table.errorCode}>
        {table.errorCode && t(`errors:${table.errorCode}`)}
      </FormError>
      {night.endedAt && (
        <EndBanner
          partyId={party.id}
          endedAt={night.endedAt}
          waiting={played.waited}
          mayUndo={mayGive}
        />
      )}
      <RecapHero party={party} night={night} isTonight={isTonight} />
      <NightCurve {...night} rounds={night.roundList} />
      <Columns>
        {isOver && maySet(party) && night.thankable > 0 && (
          <Thanks partyId={party.id} night={night} />
        )}
        <MissedPanel partyId={party.id} count={played.missed} first={missed} mayGive={mayGive} />
        <PlayedPanel partyId={party.id} night={night} first={played} />
        {isOver && (
          <WaitedPanel partyId={party.id} count={played.waited} first={waited} mayGive={mayGive} />
        )}
        {played.left > 0 && <LeftPanel partyId={party.id} count={played.left} />}
      </Columns>
    </Page>
  );
}
