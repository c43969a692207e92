import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mayRun } from '@/hooks/console/hostRights';
import { useConsoleTool } from './ConsoleContext';

const Group = styled.fieldset`
  display: contents;
`;

/** Actions of the tool: there to see, and not to press, for a moderator who only looks on. */
export function RequireRight({ children }: { children: ReactNode }) {
  return <Group disabled={!mayRun(useConsoleTool())}>{children}</Group>;
}
