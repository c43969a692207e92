import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { RequireRight } from '@/components/console/RequireRight';
import { UserPhoto } from '@/components/ui/UserPhoto';
import type { HostMember } from '@/hooks/party/types';
import { media } from '@/styles/media';
import { color, radius } from '@/styles/tokens';

const SIDE_PX = 32;

/** The picture; under a pointer, and while anybody is picked, a box to pick the row. */
const PickCell = styled.span<{ $isOpen: boolean }>`
  position: relative;
  display: block;
  width: 2rem;
  height: 2rem;

  img,
  svg {
    width: 100%;
    height: 100%;
    border-radius: ${radius.round};
  }

  input {
    position: absolute;
    inset: 0;
    /* A picture that fades stands above what has no level of its own. */
    z-index: 1;
    width: 1.5rem;
    height: 1.5rem;
    margin: auto;
    accent-color: ${color.accent};
    opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
    cursor: pointer;
  }

  input:focus-visible {
    opacity: 1;
  }

  input:checked + *,
  input:focus-visible + * {
    opacity: 0;
  }

  ${({ $isOpen }) => $isOpen && 'input + * { opacity: 0; }'}

  @media ${media.hover} {
    li:hover & input:not(:disabled) {
      opacity: 1;
    }

    li:hover & input:not(:disabled) + * {
      opacity: 0;
    }
  }

  @media ${media.dock} {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

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
