import { useId } from 'react';
import styled from 'styled-components';
import { color } from '@/styles/tokens';

const Drawing = styled.svg`
  flex: none;

  rect,
  path {
    stroke: ${color.accent};
  }
`;

interface Props {
  /** Hatched: not through yet; solid: there. The bar of a fund says it alike. */
  kind: 'clearing' | 'available';
  /** Side in px. */
  size?: number;
}

/** Whether money is still on its way through, as a pattern. */
export function Sign({ kind, size = 16 }: Props) {
  const id = useId();
  return (
    <Drawing width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <clipPath id={id}>
        <rect x="1" y="1" width="14" height="14" rx="4" />
      </clipPath>
      {kind === 'available' ? (
        <Solid x="1" y="1" width="14" height="14" rx="4" />
      ) : (
        <>
          <path
            d="M-2 8 8-2M1 13 13 1M5 17 17 5M9 21 21 9"
            strokeWidth="2.4"
            clipPath={`url(#${id})`}
          />
          <rect x="1" y="1" width="14" height="14" rx="4" fill="none" strokeWidth="1.5" />
        </>
      )}
    </Drawing>
  );
}

const Solid = styled.rect`
  fill: ${color.accent};
`;
