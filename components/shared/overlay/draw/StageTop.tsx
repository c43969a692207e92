import { ToolMark } from '@/components/shared/ToolMark';
import { Top } from './Stage.styles';

/** What is being drawn, and among how many. */
export function StageTop({ title, among }: { title: string; among: string }) {
  return (
    <Top className="pp-stage-top">
      <ToolMark tool="chance" />
      <p>
        <bdi>{title}</bdi>
      </p>
      <p>{among}</p>
    </Top>
  );
}
