import { UserPhoto } from '@/components/ui/UserPhoto';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { Line } from './Hero.styles';

/** Faces beside each other, on a phone and where there is more room. */
const SHOWN = { narrow: 5, wide: 9 };
const SIDE = 44;

interface Props {
  party: PartyView;
  me: string | null;
  canJoin: boolean;
}

/**
 * The first of the line as faces, how many come after them, and the place the reader would have. It
 * says nothing that the list does not, so it is not read out.
 */
export function HeroLine({ party, me, canJoin }: Props) {
  const { t } = useTranslation('party');
  const { partyMembers, memberCount } = party;
  const first = partyMembers
    .filter(({ status }) => status === STATUS.waiting)
    .slice(0, SHOWN.wide);
  const isMe = ({ isGuest, handle }: (typeof first)[number]) => !isGuest && handle === me;
  const mine = first.findIndex(isMe);
  const isBehind = me !== null && mine < 0;
  const restIn = (window: keyof typeof SHOWN) =>
    memberCount -
    Math.min(first.length, SHOWN[window]) -
    (isBehind || mine >= SHOWN[window] ? 1 : 0);
  return (
    <Line aria-hidden="true">
      {first.map((member, index) => (
        <UserPhoto
          key={member.id}
          className={isMe(member) ? 'me' : index < SHOWN.narrow ? undefined : 'wide'}
          src={member.profilePhoto}
          name={member.handle}
          side={SIDE}
        />
      ))}
      {(['narrow', 'wide'] as const).map((window) => {
        const rest = restIn(window);
        return rest > 0 ? (
          <span key={window} className={`more ${window}`}>
            +{rest}
          </span>
        ) : null;
      })}
      {isBehind ? (
        <UserPhoto className="me" name={me} side={SIDE} />
      ) : canJoin ? (
        <span className="you">{t('page.you')}</span>
      ) : null}
    </Line>
  );
}
