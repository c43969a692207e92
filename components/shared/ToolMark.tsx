import type { ReactNode } from 'react';

/** The three tools; each keeps the shape of its circle in the logo. */
export type Tool = 'queue' | 'chance' | 'fund';

interface ToolMarkProps {
  tool: Tool;
  /** Side in px. */
  size?: number;
}

const shapes: Record<Tool, ReactNode> = {
  // Places, one under the other.
  queue: (
    <>
      <circle cx="12" cy="12" r="11" stroke="none" />
      <path className="inside" d="M7 8h10M7 12h10M7 16h5.5" strokeWidth="2.2" />
    </>
  ),
  // The five of a die.
  chance: (
    <>
      <circle cx="12" cy="12" r="11" stroke="none" />
      <path
        className="inside"
        d="M8 8v.01M16 8v.01M12 12v.01M8 16v.01M16 16v.01"
        strokeWidth="3.2"
      />
    </>
  ),
  // A vessel that is being filled.
  fund: (
    <>
      <circle cx="12" cy="12" r="9.9" fill="none" strokeWidth="2.2" />
      <path d="M4 11c2.7-1.7 5.3 1.7 8 0s5.3 1.7 8 0a8.05 8.05 0 1 1-16 0z" stroke="none" />
    </>
  ),
};

/**
 * A tool's circle as it stands in the logo, for use inside a larger drawing. Its colours stand in
 * styles/globalStyle: the logo is on every page, and plain elements are rendered far faster.
 */
export function ToolCircle({ tool }: { tool: Tool }) {
  return <g className={`tool ${tool}`}>{shapes[tool]}</g>;
}

/** The mark of a tool; its name stands beside it in words. */
export function ToolMark({ tool, size = 24 }: ToolMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <ToolCircle tool={tool} />
    </svg>
  );
}
