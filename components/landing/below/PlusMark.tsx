import { color } from '@/styles/tokens';

/** The plus of the logo on a disc, beside the marks of the three tools. */
export function PlusMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={color.accent} />
      <path
        d="M12 7v10M7 12h10"
        fill="none"
        stroke={color.onAccent}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
