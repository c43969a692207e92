import type { ComponentProps } from 'react';
import { ShortcutsHelp, type ShortcutGroup } from '@/components/console/dialogs/ShortcutsHelp';

const ROWS = [
  ['␣', 'shortcuts.space'],
  ['O', 'lotteryConsole:keys.o'],
  ['D', 'lotteryConsole:keys.d'],
  ['Esc', 'lotteryConsole:keys.esc'],
  ['C', 'lotteryConsole:keys.c'],
  ['N', 'lotteryConsole:keys.n'],
  ['R', 'lotteryConsole:keys.r'],
  ['P', 'shortcuts.p'],
  ['H', 'shortcuts.h'],
  ['L', 'shortcuts.l'],
  ['?', 'shortcuts.help'],
] as const;

const GROUPS: readonly ShortcutGroup[] = [{ rows: ROWS }];

/** The keys of a draw's console. */
export function LotteryShortcuts(props: Omit<ComponentProps<typeof ShortcutsHelp>, 'groups'>) {
  return <ShortcutsHelp groups={GROUPS} {...props} />;
}
