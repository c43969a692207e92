import { mayRun } from '@/hooks/console/hostRights';
import { beforeFor } from './laneOrder';
import type { RowAction } from './rowActions';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import type { ConsoleVerbs } from './useConsoleVerbs';

/** Acts that say more, ask first or take words, in a dialog of their own. */
export type AskedAction = 'REMOVED' | 'BAN' | 'PLACE' | 'NOTE';

interface Options {
  party: ConsoleParty;
  /** Those waiting who are in the list. */
  people: readonly HostMember[];
  verbs: ConsoleVerbs;
  ask: (act: AskedAction, member: HostMember) => void;
}

/** Runs an action on one person: at once, or after a dialog. */
export function useRowActions({ party, people, verbs, ask }: Options) {
  /** Puts somebody to a place of the list (0 = next). */
  function moveTo(entryId: string, place: number, reason: string | null = null) {
    const beforeId = beforeFor(party, people, entryId, place);
    if (beforeId !== undefined) void verbs.move(entryId, beforeId, reason);
  }

  function run(act: RowAction, member: HostMember) {
    if (!mayRun(party)) return;
    const { id } = member;
    const place = people.findIndex((one) => one.id === id);
    switch (act) {
      case 'CALL':
        return void verbs.callMembers([id]);
      case 'FRONT':
        return place > 0 ? moveTo(id, 0) : undefined;
      case 'UP':
        return place > 0 ? moveTo(id, place - 1) : undefined;
      case 'DOWN':
        return place < people.length - 1 ? moveTo(id, place + 1) : undefined;
      case 'LAST':
        return void verbs.move(id, null);
      case 'BACK':
        return void verbs.bringBack([id]);
      case 'PRIORITY':
        return void verbs.givePriority([id]);
      case 'REMOVED':
      case 'BAN':
      case 'PLACE':
      case 'NOTE':
        return ask(act, member);
      default:
        return void verbs.mark([id], act);
    }
  }

  return { run, moveTo };
}
