import { People, Person } from '@/components/shared/aftershow/People.styles';
import { Panel, PanelHead, PanelTitle } from '@/components/shared/aftershow/Panel.styles';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { Button } from '@/components/ui/buttons/Button';
import { useRecap } from '@/hooks/party/host/useRecap';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { ListFoot } from './ListFoot';

/** Who went or was taken off: rarely wanted, so read on a press. */
export function LeftPanel({ partyId, count }: { partyId: string; count: number }) {
  const { t, i18n } = useTranslation('aftershow');
  const list = useRecap(partyId, 'LEFT', null);
  return (
    <Panel aria-labelledby="left-title">
      <PanelHead>
        <PanelTitle id="left-title">
          {t('left.title')} <b>{numbersIn(i18n.language).format(count)}</b>
        </PanelTitle>
        {list.items === null && (
          <Button
            size="small"
            variant="quiet"
            isLoading={list.isBusy}
            onClick={() => void list.more()}
          >
            {t('left.show')}
          </Button>
        )}
      </PanelHead>
      {list.items && (
        <>
          <People role="list">
            {list.items.map(({ id, handle, profilePhoto, status, endReason }) => (
              <Person key={id}>
                <UserPhoto src={profilePhoto} name={handle} side={36} />
                <b title={handle}>
                  <bdi>{handle}</bdi>
                </b>
                <small dir="auto">
                  {[t(`party:status.${status}`), endReason].filter(Boolean).join(', ')}
                </small>
              </Person>
            ))}
          </People>
          <ListFoot list={list} />
        </>
      )}
    </Panel>
  );
}
