import { useMatch } from '@/hooks/ui/useMatch';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';

const STILLNESS = '(prefers-reduced-motion: reduce)';

/** How an overlay moves: as it is set, and not at all where the machine asks for stillness. */
export function useMotion(wanted: WidgetSettings['motion']): WidgetSettings['motion'] {
  return useMatch(STILLNESS) ? 'NONE' : wanted;
}
