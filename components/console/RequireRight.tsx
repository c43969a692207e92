import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mayRun } from '@/hooks/console/hostRights';
import { useConsoleTool } from './ConsoleContext';

const Group = styled.fieldset`
  display: contents;
`;

/** Actions of the tool: visible but disabled for a moderator who may only view. */
export function RequireRight({ children }: { children: ReactNode }) {
  return <Group disabled={!mayRun(useConsoleTool())}>{children}</Group>;
}
