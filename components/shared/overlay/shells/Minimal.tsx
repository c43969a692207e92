import type { ReactNode } from 'react';
import styled from 'styled-components';
import { entersFromSide, k } from '@/styles/overlay';

const Plates = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${k(12)};
  align-items: flex-start;
  max-width: 100%;
  ${entersFromSide}

  [data-side='right'] & {
    align-items: flex-end;
  }
`;

/** `Capsule`s one under the other, each only as wide as its words. */
export function Minimal({ children }: { children: ReactNode }) {
  return <Plates className="pp-minimal">{children}</Plates>;
}
