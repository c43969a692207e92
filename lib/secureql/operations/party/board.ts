import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { boardChoicePayload, boardPayload } from '@/lib/shared/parties/party';

/** The fans who played most with a creator, most first. */
const playBoard = defineOperation({
  path: 'party/get-board/',
  access: 'public',
  payload: boardPayload,
  document: graphql(`
    query PlayBoard($creatorId: ID!, $span: BoardSpan!) {
      playBoard(creatorId: $creatorId, span: $span) {
        error
        items {
          handle
          profilePhoto
          count
        }
      }
    }
  `),
});

/** Whether the caller stands on creators' boards. */
const boardChoice = defineOperation({
  path: 'party/get-board-choice/',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query BoardChoice {
      boardChoice {
        error
        item {
          isShown
        }
      }
    }
  `),
});

/** Puts the caller on every creator's board, or off all of them. */
const setBoardChoice = defineOperation({
  path: 'party/set-board-choice/',
  access: 'member',
  limit: 'save',
  payload: boardChoicePayload,
  document: graphql(`
    mutation SetBoardChoice($isShown: Boolean!) {
      setBoardChoice(isShown: $isShown) {
        error
        item {
          isShown
        }
      }
    }
  `),
});

/** Every call about the boards of who played most. */
export const boardCalls = [playBoard, boardChoice, setBoardChoice] as const;
