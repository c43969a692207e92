import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Section } from '@/components/forms/Form.styles';
import { color, size } from '@/styles/tokens';

const Root = styled(Section)`
  > p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  &:disabled > :not(legend, p) {
    opacity: 0.55;
  }
`;

interface Props {
  title: string;
  /** Why it is shown and cannot be changed; null: it can. */
  locked: string | null;
  children: ReactNode;
}

/** A part of an edit form that can be fixed, and says why. */
export function LockableSection({ title, locked, children }: Props) {
  return (
    <Root disabled={locked !== null}>
      <legend>
        <h2>{title}</h2>
      </legend>
      {locked !== null && <p>{locked}</p>}
      {children}
    </Root>
  );
}
