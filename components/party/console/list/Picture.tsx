import { useTranslation } from '@/hooks/ui/useTranslation';
import { RequireRight } from '@/components/console/RequireRight';
import { UserPhoto } from '@/components/ui/UserPhoto';
import type { HostMember } from '@/hooks/party/types';
import { PickCell } from './Row.styles';

const SIDE_PX = 32;

interface Props {
  member: HostMember;
  isPicked?: boolean;
  /** Somebody is picked already: all the boxes show. */
  isPicking?: boolean;
  /** Where it is missing, the row cannot be picked. */
  onPick?: (entryId: string) => void;
}

/** Somebody's photo or creature, and where a pointer is on it the box that picks them. */
export function Picture({ member, isPicked = false, isPicking = false, onPick }: Props) {
  const { t } = useTranslation('console');
  const { id, handle, profilePhoto } = member;
  return (
    <PickCell $isOpen={isPicking}>
      {onPick && (
        <RequireRight>
          <input
            type="checkbox"
            aria-label={t('pick.one', { handle })}
            checked={isPicked}
            onChange={() => onPick(id)}
          />
          <UserPhoto src={profilePhoto} name={handle} side={SIDE_PX} isLazy />
        </RequireRight>
      )}
      {!onPick && <UserPhoto src={profilePhoto} name={handle} side={SIDE_PX} isLazy />}
    </PickCell>
  );
}
