import type { ComponentProps } from 'react';
import { ShortcutsHelp, type ShortcutGroup } from '@/components/console/dialogs/ShortcutsHelp';

const PAGE = [
  ['N', 'shortcuts.n'],
  ['+', 'shortcuts.plus'],
  ['-', 'shortcuts.minus'],
  ['Q', 'shortcuts.q'],
  ['Z', 'shortcuts.z'],
  ['S', 'shortcuts.s'],
  ['D', 'shortcuts.d'],
  ['O', 'shortcuts.o'],
  ['P', 'shortcuts.p'],
  ['C', 'shortcuts.c'],
  ['T', 'shortcuts.t'],
  ['I', 'guest.open'],
  ['H', 'shortcuts.h'],
  ['W', 'shortcuts.w'],
  ['L', 'shortcuts.l'],
  ['1–4', 'shortcuts.lists'],
  ['?', 'shortcuts.help'],
] as const;

const ROW = [
  ['↑ ↓', 'shortcuts.arrows'],
  ['A', 'act.CALL'],
  ['S', 'act.PLAYING'],
  ['D', 'act.PLAYED'],
  ['M', 'act.MISSED'],
  ['K', 'act.SKIPPED'],
  ['R', 'act.REMOVED'],
  ['V', 'act.BAN'],
  ['B', 'act.BACK'],
  ['Y', 'act.PRIORITY'],
  ['E', 'act.NOTE'],
  ['X', 'shortcuts.x'],
  ['F', 'act.FRONT'],
  ['G', 'act.PLACE'],
] as const;

const GRIP = [
  ['␣', 'shortcuts.grab'],
  ['↑ ↓', 'shortcuts.carry'],
  ['Home End', 'shortcuts.ends'],
  ['Esc', 'shortcuts.let_go'],
] as const;

const GROUPS: readonly ShortcutGroup[] = [
  { rows: PAGE },
  { title: 'shortcuts.on_row', rows: ROW },
  { title: 'shortcuts.on_grip', rows: GRIP },
];

/** The keys of the queue's console. */
export function QueueShortcuts(props: Omit<ComponentProps<typeof ShortcutsHelp>, 'groups'>) {
  return <ShortcutsHelp groups={GROUPS} {...props} />;
}
