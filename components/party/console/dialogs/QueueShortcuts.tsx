import type { ComponentProps } from 'react';
import { ShortcutsHelp, type ShortcutGroup } from '@/components/console/dialogs/ShortcutsHelp';

const PAGE = [
  ['␣', 'shortcuts.space'],
  ['N', 'shortcuts.n'],
  ['+', 'shortcuts.plus'],
  ['-', 'shortcuts.minus'],
  ['Q', 'shortcuts.q'],
  ['U', 'shortcuts.u'],
  ['S', 'shortcuts.s'],
  ['D', 'shortcuts.d'],
  ['P', 'shortcuts.p'],
  ['C', 'shortcuts.c'],
  ['M', 'shortcuts.m'],
  ['I', 'guest.open'],
  ['H', 'shortcuts.h'],
  ['L', 'shortcuts.l'],
  ['1–4', 'shortcuts.lists'],
  ['?', 'shortcuts.help'],
] as const;

const ROW = [
  ['↑ ↓', 'shortcuts.arrows'],
  ['Alt ↑ ↓', 'shortcuts.carry'],
  ['Enter', 'shortcuts.menu'],
  ['A', 'act.CALL'],
  ['S', 'act.PLAYING'],
  ['D', 'act.PLAYED'],
  ['W', 'act.MISSED'],
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
