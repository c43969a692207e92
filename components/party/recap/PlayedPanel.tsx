import { People } from '@/components/shared/aftershow/People.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { Panel, PanelHead, PanelTitle, Quiet } from '@/components/shared/aftershow/Panel.styles';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { useRecap, type Night, type RecapEntry, type RecapList } from '@/hooks/party/host/useRecap';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { ListFoot } from './ListFoot';
import { RoundRow } from './Recap.styles';

interface PlayedPanelProps {
  partyId: string;
  night: Night;
  first: RecapList;
}

/** Who played, round by round, the last one first. */
export function PlayedPanel({ partyId, night, first }: PlayedPanelProps) {
  const { t, i18n } = useTranslation('aftershow');
  const list = useRecap(partyId, 'PLAYED', first);
  const number = numbersIn(i18n.language);
  const nth = new Map(night.roundList.map(({ beganAt }, index) => [beganAt, index + 1]));
  return (
    <Panel aria-labelledby="played-title">
      <PanelHead>
        <PanelTitle id="played-title">
          {t('played.title')} <b>{number.format(night.people)}</b>
        </PanelTitle>
        <Quiet>{t('played.hint')}</Quiet>
      </PanelHead>
      {list.items?.length === 0 ? (
        <p>{t('played.empty')}</p>
      ) : (
        <People as="ol" role="list">
          {roundsIn(list.items ?? []).map(({ beganAt, people }) => (
            <RoundRow key={beganAt}>
              <b>{nth.get(beganAt) ?? ''}</b>
              <small>
                <LocalTime at={beganAt} as="time" />
              </small>
              <ul role="list">
                {people.map(({ id, handle, profilePhoto }) => (
                  <li key={id} title={handle}>
                    <UserPhoto src={profilePhoto} name={handle} side={28} />
                    <span>
                      <bdi>{handle}</bdi>
                    </span>
                  </li>
                ))}
              </ul>
            </RoundRow>
          ))}
        </People>
      )}
      <ListFoot list={list} />
    </Panel>
  );
}

/** The same people by round, in the order in which the rounds come. */
function roundsIn(items: readonly RecapEntry[]) {
  const rounds = new Map<string, RecapEntry[]>();
  for (const entry of items) {
    const beganAt = entry.startedAt ?? entry.joinedAt;
    rounds.set(beganAt, [...(rounds.get(beganAt) ?? []), entry]);
  }
  return [...rounds].map(([beganAt, people]) => ({ beganAt, people }));
}
