import styled from 'styled-components';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { color, radius } from '@/styles/tokens';

interface Props {
  /** Null: somebody who shows no name. */
  name: string | null;
  /** Of a public page; other names have no face of their own. */
  handle: string | null;
  profilePhoto: string | null;
  /** In px. */
  side: number;
}

const Root = styled.span`
  flex: none;

  img,
  svg {
    border-radius: ${radius.round};
    object-fit: cover;
  }

  circle {
    fill: ${color.sunken};
    stroke: ${color.control};
    stroke-width: 2;
    stroke-dasharray: 4 4;
  }

  path {
    fill: none;
    stroke: ${color.textQuiet};
    stroke-width: 3;
    stroke-linecap: round;
  }
`;

/** The face a contribution is shown with; a dashed ring for "Somebody". */
export function SupporterPhoto({ name, handle, profilePhoto, side }: Props) {
  return (
    <Root>
      {name === null ? (
        <svg width={side} height={side} viewBox="0 0 44 44" aria-hidden="true">
          <circle cx="22" cy="22" r="20.5" />
          <path d="M18 18c.3-3 2-4.6 4.4-4.6s4.4 1.6 4.4 4.2c0 3.4-4.6 3.6-4.6 7.2M22 30.500h.01" />
        </svg>
      ) : (
        <UserPhoto src={profilePhoto ?? undefined} name={handle ?? name} side={side} isLazy />
      )}
    </Root>
  );
}
