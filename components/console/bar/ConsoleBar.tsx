import type { ReactNode } from 'react';
import { ToolMark, type Tool } from '@/components/shared/ToolMark';
import { BarRoot, Gap, Names } from './Bar.styles';

interface Props {
  tool: Tool;
  title: string;
  subtitle: string;
  /** The state of the tool: a switch where there is room, a word else. */
  state: ReactNode;
  lamp: ReactNode;
  tools: ReactNode;
}

/** Whose console this is, what the tool does now, and everything else that can be done with it. */
export function ConsoleBar({ tool, title, subtitle, state, lamp, tools }: Props) {
  return (
    <BarRoot>
      <ToolMark tool={tool} size={36} />
      <Names>
        <h1 title={title}>
          <bdi>{title}</bdi>
        </h1>
        <p>{subtitle}</p>
      </Names>
      {state}
      {lamp}
      <Gap />
      {tools}
    </BarRoot>
  );
}
