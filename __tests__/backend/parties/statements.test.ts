import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  callNext,
  changePartyState,
  clearQueue,
  confirmReady,
  createParty,
  creatorPartiesPage,
  editParty,
  editQueue,
  hostMembersPage,
  joinWait,
  leaveQueue,
  markMembers,
  partyDetails,
  partyEdit,
  partyMembersPage,
  queueTicket,
} from '@/backend/parties/service';
import type { TestContext } from '@/__tests__/support/context';
import {
  counted,
  entriesOf,
  join,
  openParty,
  openStage,
  userIdOf,
  PLAIN_RULES,
  type Stage,
} from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();

test('P12: how many statements each call takes', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  for (const index of [0, 1, 2]) await join(stage.fan(index), partyID);
  const taken: Record<string, number> = {};
  const count = async <Answer>(
    name: string,
    asker: TestContext,
    call: (context: TestContext) => Promise<Answer>,
  ) => {
    const { context, statements } = counted(asker);
    const answer = await call(context);
    taken[name] = statements();
    return answer;
  };
  const ticket = await count('join', stage.fan(3), (context) => join(context, partyID));
  await count('ticket', stage.fan(3), (context) => queueTicket(context, ticket));
  await count('party', stage.fan(3), (context) => partyDetails(context, { partyID }));
  const shown = await partyDetails(stage.visitor, { partyID });
  await count('join wait', stage.visitor, (context) => joinWait(context, shown));
  await count('members', stage.fan(3), (context) => partyMembersPage(context, { partyID }));
  await count('leave', stage.fan(3), (context) => leaveQueue(context, ticket));
  await count('call', creator, (context) =>
    callNext(context, { partyID, count: 2, requestKey: requestKey() }),
  );
  const [first] = await entriesOf(stage.db, partyID);
  await count('ready', stage.fan(0), (context) =>
    confirmReady(context, { queueUuid: first?.queueUuid ?? '' }),
  );
  await count('mark', creator, (context) =>
    markMembers(context, { partyID, entryIds: [first?.id ?? ''], mark: 'REMOVED' }),
  );
  await count('console', creator, (context) => partyEdit(context, { partyID }));
  await count('host members', creator, (context) => hostMembersPage(context, { partyID }));
  await count('parties', creator, (context) =>
    creatorPartiesPage(context, { creatorId: userIdOf(creator) }),
  );
  await count('create', creator, (context) =>
    createParty(context, { title: 'T', game: 'G', requestKey: requestKey() }),
  );
  await count('edit party', creator, (context) =>
    editParty(context, { partyID, version: 2, title: 'T', game: 'G', notice: null }),
  );
  await count('edit queue', creator, (context) =>
    editQueue(context, { ...PLAIN_RULES, partyID, version: 3 }),
  );
  await count('clear', creator, (context) => clearQueue(context, { partyID }));
  await count('end', creator, (context) => changePartyState(context, { partyID, action: 'END' }));
  expect(taken).toEqual({
    // Alone or a hundred at once: the party, what is known of the fans, whom the creator keeps out,
    // the creator's words, their entries, the messages.
    join: 6,
    ticket: 5,
    party: 1,
    'join wait': 1,
    members: 2,
    leave: 6,
    // Two remember the request, one each for the deadline, who is next, how they are told, and the
    // alert of overlays.
    call: 11,
    ready: 5,
    mark: 6,
    // One names the people of the log.
    console: 6,
    'host members': 2,
    parties: 1,
    // One is the live tool that the party is.
    create: 4,
    // One of each change of settings is the log's.
    'edit party': 5,
    'edit queue': 4,
    clear: 5,
    // One stops the telling of followers, one is the job that ends the entries a minute later, one
    // looks for overlays of the creator, one gives back the time that it was planned for.
    end: 9,
  });
});
