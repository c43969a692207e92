import type { ComponentProps } from 'react';
import { ShortcutsHelp, type ShortcutGroup } from '@/components/console/dialogs/ShortcutsHelp';

const ROWS = [
  ['␣', 'shortcuts.space'],
  ['A', 'fundHost:keys.a'],
  ['D', 'fundHost:keys.d'],
  ['S', 'fundHost:keys.s'],
  ['J K', 'fundHost:keys.jk'],
  ['R', 'fundHost:keys.r'],
  ['P', 'fundHost:keys.p'],
  ['M', 'fundHost:keys.m'],
  ['Z', 'shortcuts.u'],
  ['Esc', 'fundHost:keys.esc'],
  ['H', 'shortcuts.h'],
  ['L', 'shortcuts.l'],
  ['?', 'shortcuts.help'],
] as const;

const GROUPS: readonly ShortcutGroup[] = [{ rows: ROWS }];

/** The keys of a fund's console. */
export function FundShortcuts(props: Omit<ComponentProps<typeof ShortcutsHelp>, 'groups'>) {
  return <ShortcutsHelp groups={GROUPS} {...props} />;
}
