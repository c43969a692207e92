import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mayRun } from '@/hooks/console/hostRights';
import { useDesk } from './DeskContext';

const Group = styled.fieldset`
  display: contents;
`;

/** Acts of the queue: there to see, and not to press, for a moderator who only looks on. */
export function Locked({ children }: { children: ReactNode }) {
  const { party } = useDesk();
  return <Group disabled={!mayRun(party)}>{children}</Group>;
}
