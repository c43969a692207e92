import { People, Person } from '@/components/shared/aftershow/People.styles';
import { useState } from 'react';
import { Panel, PanelHead, PanelTitle, Quiet } from '@/components/shared/aftershow/Panel.styles';
import { Button } from '@/components/ui/buttons/Button';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { useRecap, type RecapList } from '@/hooks/party/host/useRecap';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { ListFoot } from './ListFoot';
import { PriorityAll } from './PriorityAll';
import { PriorityButton } from './PriorityButton';
import { Fact, Faces } from './Recap.styles';
import { useWaitWords } from '@/hooks/party/host/useWaitWords';

interface WaitedPanelProps {
  partyId: string;
  count: number;
  first: RecapList;
  mayGive: boolean;
}

const FACES = 30;

/** Who still stood in line at the end: as faces, by name on a press, and priority for all of them. */
export function WaitedPanel({ partyId, count, first, mayGive }: WaitedPanelProps) {
  const { t, i18n } = useTranslation('aftershow');
  const list = useRecap(partyId, 'WAITED', first);
  const [isNamed, setIsNamed] = useState(false);
  const waitWords = useWaitWords();
  const items = list.items ?? [];
  // Numbers are given in the order of joining: nobody waited longer than the first.
  const [longest] = items;
  const number = numbersIn(i18n.language);
  return (
    <Panel aria-labelledby="waited-title">
      <PanelHead>
        <PanelTitle id="waited-title">
          {t('waited.title')} <b>{number.format(count)}</b>
        </PanelTitle>
        {mayGive && <PriorityAll list={list} count={count} />}
      </PanelHead>
      {count === 0 ? <p>{t('waited.empty')}</p> : <Quiet as="p">{t('waited.text')}</Quiet>}
      {count > 0 && !isNamed && (
        <>
          <Faces>
            {items.slice(0, FACES).map(({ id, handle, profilePhoto }) => (
              <UserPhoto key={id} src={profilePhoto} name={handle} side={40} />
            ))}
          </Faces>
          {longest && (
            <Fact>
              <b>{t('waited.longest')}</b>
              <bdi>{longest.handle}</bdi>, {waitWords(longest.waitSeconds)}
            </Fact>
          )}
          <div>
            <Button variant="quiet" size="small" onClick={() => setIsNamed(true)}>
              {t('waited.names')}
            </Button>
          </div>
        </>
      )}
      {count > 0 && isNamed && (
        <>
          <People role="list">
            {items.map((entry) => (
              <Person key={entry.id}>
                <UserPhoto src={entry.profilePhoto} name={entry.handle} side={36} />
                <b title={entry.handle}>
                  <bdi>{entry.handle}</bdi>
                </b>
                <small>{waitWords(entry.waitSeconds)}</small>
                <PriorityButton
                  entry={entry}
                  isBusy={list.isBusy}
                  onGive={mayGive ? () => void list.giveOne(entry.id) : null}
                />
              </Person>
            ))}
          </People>
          <ListFoot list={list} />
        </>
      )}
    </Panel>
  );
}
