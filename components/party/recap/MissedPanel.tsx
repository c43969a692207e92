import { People, Person } from '@/components/shared/aftershow/People.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { Panel, PanelHead, PanelTitle } from '@/components/shared/aftershow/Panel.styles';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { useRecap, type RecapEntry, type RecapList } from '@/hooks/party/host/useRecap';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { ListFoot } from './ListFoot';
import { PriorityAll } from './PriorityAll';
import { PriorityButton } from './PriorityButton';

interface MissedPanelProps {
  partyId: string;
  count: number;
  first: RecapList;
  mayGive: boolean;
}

/** Who missed a call and never played: when, how often, and priority for the next time. */
export function MissedPanel({ partyId, count, first, mayGive }: MissedPanelProps) {
  const { t, i18n } = useTranslation('aftershow');
  const list = useRecap(partyId, 'MISSED', first);
  return (
    <Panel aria-labelledby="missed-title">
      <PanelHead>
        <PanelTitle id="missed-title">
          {t('missed.title')} <b>{numbersIn(i18n.language).format(count)}</b>
        </PanelTitle>
        {mayGive && <PriorityAll list={list} count={count} />}
      </PanelHead>
      {count === 0 ? (
        <p>{t('missed.empty')}</p>
      ) : (
        <People role="list">
          {list.items?.map((entry) => (
            <Person key={entry.id}>
              <UserPhoto src={entry.profilePhoto} name={entry.handle} side={36} />
              <b title={entry.handle}>
                <bdi>{entry.handle}</bdi>
              </b>
              <small>
                <Missed entry={entry} />
              </small>
              <PriorityButton
                entry={entry}
                isBusy={list.isBusy}
                onGive={mayGive ? () => void list.giveOne(entry.id) : null}
              />
            </Person>
          ))}
        </People>
      )}
      {count > 0 && <ListFoot list={list} />}
    </Panel>
  );
}

function Missed({ entry }: { entry: RecapEntry }) {
  const { t } = useTranslation('aftershow');
  const { calledAt, endedAt, misses, status } = entry;
  const at = calledAt ?? endedAt;
  const words =
    status === STATUS.skipped ? t('missed.skipped') : t('missed.times', { count: misses });
  return (
    <>
      {at && (
        <>
          <LocalTime at={at} as="time" />,{' '}
        </>
      )}
      {words}
    </>
  );
}
