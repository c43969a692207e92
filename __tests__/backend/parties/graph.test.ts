import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { schema } from '@/backend/schema';
import { AppError } from '@/backend/platform/errors';
import { draft, openParty, openStage, partyRow, type Stage } from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

const ask = (source: string, variableValues: Record<string, unknown> = {}) =>
  graphql({ schema, source, contextValue: stage.creator, variableValues });

const id = '00000000-0000-7000-8000-000000000000';
const input = (fields: string) => `(input: { ${fields} })`;
const RULES =
  'orderPolicy: LANES, whoCanJoin: EVERYONE, rejoin: FREE, cooldownMinutes: 30, readySeconds: 60, groupMax: 1, laneMix: 2, missLimit: 2';
const rules = `partyID: "${id}", version: 1, seatsPerRound: 1, entryFields: [], ${RULES}`;
const question = (key: string) =>
  `{ key: "${key}", kind: TEXT, label: "L", required: true, maxLength: 5 }`;

describe('what the outer door would refuse is refused below it as well, with the field', () => {
  test.each([
    ['query', `getParties(partyID: "no id")`, 'partyID'],
    ['query', `partyEdit(partyID: "1 or true")`, 'partyID'],
    ['query', `creatorParties(creatorId: "x")`, 'creatorId'],
    ['query', `partyMembers(partyID: "x")`, 'partyID'],
    ['query', `partyMembers(partyID: "${id}", cursor: "")`, 'cursor'],
    ['query', `hostMembers(partyID: "x")`, 'partyID'],
    ['query', `getPartyQueue(queueUuid: "x")`, 'queueUuid'],
    ['mutation', `createParty${input(`title: " ", game: "g", requestKey: "${id}"`)}`, 'title'],
    ['mutation', `createParty${input('title: "t", game: "g", requestKey: "x"')}`, 'requestKey'],
    ['mutation', `editParty${input(`partyID: "${id}", version: -1, title: "t", game: "g"`)}`, 'version'], // prettier-ignore
    ['mutation', `editQueue${input(`${rules}, queueSize: 0`)}`, 'queueSize'],
    ['mutation', `editQueue${input(rules.replace('Round: 1', 'Round: 51'))}`, 'seatsPerRound'],
    ['mutation', `editQueue${input(rules.replace('[]', `[${question('__proto__')}]`))}`, 'entryFields.0.key'], // prettier-ignore
    ['mutation', `changePartyState(partyID: "x", action: OPEN)`, 'partyID'],
    ['mutation', `joinQueue(partyID: "x", fields: [])`, 'partyID'],
    ['mutation', `joinQueue(partyID: "${id}", fields: [{ key: "a", value: "\\u0000" }])`, 'fields.0.value'], // prettier-ignore
    ['mutation', `leaveQueue(queueUuid: "x")`, 'queueUuid'],
    ['mutation', `confirmReady(queueUuid: "x")`, 'queueUuid'],
    ['mutation', `callNext(partyID: "${id}", count: 0, requestKey: "${id}")`, 'count'],
    ['mutation', `callNext(partyID: "${id}", count: 2147483647, requestKey: "${id}")`, 'count'],
    ['mutation', `markMembers(partyID: "${id}", entryIds: ["x"], mark: PLAYED)`, 'entryIds.0'],
    ['mutation', `markMembers(partyID: "${id}", entryIds: [], mark: PLAYED)`, 'entryIds'],
    ['mutation', `createWidget(kind: LIVE, partyID: "x", requestKey: "${id}")`, 'partyID'],
    ['mutation', `removeWidget(widgetId: "x")`, 'widgetId'],
  ])('%s %s', async (kind, call, field) => {
    const { errors } = await ask(`${kind} { ${call} { error } }`);
    const refusal = errors?.[0]?.originalError;
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'payload.invalid' });
    expect(Object.keys((refusal as AppError).fields ?? {})).toEqual([field]);
  });
});

test('texts are stored trimmed, an empty one as none', async () => {
  const partyID = await draft(stage.creator);
  const answer = await ask(
    `mutation ($partyID: ID!) {
      editParty(input: { partyID: $partyID, version: 1, title: " t ", game: " g ", notice: " " }) {
        error item { title }
      }
      editQueue(input: { partyID: $partyID, version: 2, seatsPerRound: 2, entryFields: [], ${RULES} }) {
        error item { queueSize }
      }
    }`,
    { partyID: partyID.toUpperCase() },
  );
  expect(answer).toEqual({
    data: {
      editParty: { error: null, item: { title: 't' } },
      editQueue: { error: null, item: { queueSize: null } },
    },
  });
  expect(await partyRow(stage.db, partyID)).toMatchObject({ game: 'g', notice: null, version: 3 });
});

test('a refusal that a screen shows stands in the answer', async () => {
  const partyID = await openParty(stage.creator);
  const answer = await ask(
    `mutation ($partyID: ID!) {
      joinQueue(partyID: $partyID, fields: []) { error item { queueUuid } }
    }`,
    { partyID },
  );
  expect(answer).toEqual({ data: { joinQueue: { error: 'party.own_party', item: null } } });
});

test('console, page and ticket answer every field the schema declares', async () => {
  const partyID = await openParty(stage.creator);
  const answer = await ask(
    `query ($partyID: ID!) {
      getParties(partyID: $partyID) {
        error
        items {
          id title game notice state queueSize seatsPerRound memberCount seq membersCursor createdAt
          entryFields { key label required maxLength }
          partyMembers { id number status handle profilePhoto joinedAt }
          creator { id handle name extra_public }
          myEntry { queueUuid status }
        }
      }
      partyEdit(partyID: $partyID) {
        items {
          id version state lobbyCode playedCount seq waitingCursor
          waiting { id } current { id } done { id } overlays { id }
        }
      }
      partyMembers(partyID: $partyID) { error items { id } cursor }
      hostMembers(partyID: $partyID) { error items { id } cursor }
    }`,
    { partyID },
  );
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({
    getParties: { error: null, items: [{ id: partyID, seq: 1, state: 'OPEN', myEntry: null }] },
    partyEdit: { items: [{ id: partyID, version: 2, waiting: [], overlays: [] }] },
    partyMembers: { error: null, items: [], cursor: null },
  });
});
