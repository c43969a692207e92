import type { OverlayKinds, Shown } from '@/hooks/widgets/overlayKind';
import type { LiveTool } from './session';

/** A live tool as it is answered: with its state in a field of its kind's own. */
export type AnsweredTool = Readonly<Record<string, unknown>> & { kind: string };

/** The tools of a session that overlays here know; a newer server may have more kinds. */
export function toolsOf(
  answered: readonly AnsweredTool[],
  kinds: OverlayKinds,
): readonly LiveTool[] {
  return answered.flatMap((tool) => {
    const field = kinds[tool.kind]?.field;
    const state = field === undefined ? undefined : tool[field];
    if (state === undefined || state === null) return [];
    return [{ kind: tool.kind, state: state as Shown }];
  });
}
