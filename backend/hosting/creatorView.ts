import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { fullName } from '@/lib/shared/accounts/names';
import type { PartyCreator } from '@/lib/shared/parties/messages';

/** What is public of a live tool's creator, as it is read together with the tool. */
export interface ToolCreator {
  creatorId: string;
  creatorHandle: string;
  creatorFirstName: string;
  creatorLastName: string;
  /** As stored: not checked yet. */
  creatorExtraPublic: unknown;
}

/** First and last name of a live tool's creator. */
export function creatorName(tool: ToolCreator): string {
  return fullName({ firstName: tool.creatorFirstName, lastName: tool.creatorLastName });
}

/** The creator of a live tool as everyone may see them. */
export function creatorView(tool: ToolCreator): PartyCreator {
  return {
    id: tool.creatorId,
    handle: tool.creatorHandle,
    name: creatorName(tool),
    extra_public: JSON.stringify(parseExtraPublic(tool.creatorExtraPublic)),
  };
}
