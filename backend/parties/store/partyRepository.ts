import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { ToolCreator } from '@/backend/hosting/service';
import type { Tables } from '@/backend/platform/tables';
import type { PartyList } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { firstMembersJson, type MemberRow } from './memberRepository';
import type { PartiesTable } from '@/backend/parties/tables';

type Db = Kysely<Tables>;

/** A party with what is public of its creator. */
export type PartyRow = Selectable<PartiesTable> & ToolCreator;

function partiesWithCreator(db: Db) {
  return db
    .selectFrom('parties')
    .innerJoin('users as creator', 'creator.id', 'parties.creatorId')
    .selectAll('parties')
    .select([
      'creator.handle as creatorHandle',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'creator.extraPublic as creatorExtraPublic',
    ]);
}

export function findParty(db: Db, id: string): Promise<PartyRow | undefined> {
  return partiesWithCreator(db).where('parties.id', '=', id).executeTakeFirst();
}

/** A party as its page shows it. */
export interface PartyView extends PartyRow {
  /** One more than a page holds when there are others. */
  firstMembers: MemberRow[];
  /** The asking user's live entry. */
  mine: { queueUuid: string; status: number } | null;
  /** Whether the asking user wants to be told of it. */
  isAsked: boolean;
  /** The asking user bought a place that joining here would use. */
  hasBought: boolean;
}

/** A party with its members in one statement, so that they agree with its `seq`; by id or ticket. */
export function viewParty(
  db: Db,
  by: { id: string } | { queueUuid: string },
  userId: string | null,
): Promise<PartyView | undefined> {
  const mine = sql<PartyView['mine']>`(
    select json_build_object('queueUuid', queue_uuid, 'status', status) from queue_entries
    where party_id = parties.id and user_id = ${userId}
      and status between ${sql.lit(STATUS.waiting)} and ${sql.lit(STATUS.playing)})`;
  const asked = sql<boolean>`exists (
    select from tool_askers where tool_id = parties.id and user_id = ${userId})`;
  const bought = sql<boolean>`exists (
    select from queue_passes where creator_id = parties.creator_id and user_id = ${userId}
      and used_entry_id is null and booking_id is not null)`;
  return partiesWithCreator(db)
    .select([
      firstMembersJson(sql.ref('parties.id')).as('firstMembers'),
      mine.as('mine'),
      asked.as('isAsked'),
      bought.as('hasBought'),
    ])
    .where('parties.id', '=', 'id' in by ? by.id : partyOfTicket(by.queueUuid))
    .executeTakeFirst();
}

/** The id of a ticket's party, for statements about parties. */
function partyOfTicket(queueUuid: string) {
  return sql<string>`(select party_id from queue_entries where queue_uuid = ${queueUuid})`;
}

/** A party, locked until the transaction ends: changes of one queue run one after another. */
export function lockParty(db: Db, id: string): Promise<PartyRow | undefined> {
  return partiesWithCreator(db)
    .where('parties.id', '=', id)
    .forUpdate('parties')
    .executeTakeFirst();
}

/** A ticket's party, held in the same way, with what never changes of the ticket. */
export function lockPartyOfTicket(
  db: Db,
  queueUuid: string,
): Promise<(PartyRow & { entryId: string; holderId: string | null }) | undefined> {
  return partiesWithCreator(db)
    .innerJoin('queueEntries as ticket', 'ticket.partyId', 'parties.id')
    .select(['ticket.id as entryId', 'ticket.userId as holderId'])
    .where('ticket.queueUuid', '=', queueUuid)
    .forUpdate('parties')
    .executeTakeFirst();
}

/** Who hosts a party that is no draft. */
export async function findOwner(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('parties')
    .select('creatorId')
    .where('id', '=', id)
    .where('state', '<>', 'DRAFT')
    .executeTakeFirst();
  return row?.creatorId;
}

/** A user's live entries anywhere, and the people waiting in their own queues. */
export async function countLive(
  db: Db,
  userId: string,
): Promise<{ tickets: number; waiting: number }> {
  const { tickets, waiting } = await db
    .selectNoFrom((is) => [
      is
        .selectFrom('queueEntries')
        .innerJoin('parties as party', 'party.id', 'queueEntries.partyId')
        .where('userId', '=', userId)
        .where('status', '>=', STATUS.waiting)
        .where('status', '<=', STATUS.playing)
        .where('party.state', '<>', 'ENDED')
        .select((count) => count.fn.countAll<number>().as('tickets'))
        .as('tickets'),
      is
        .selectFrom('parties')
        .where('creatorId', '=', userId)
        .where('state', 'in', ['OPEN', 'PAUSED', 'CLOSED'])
        .select((sum) => sum.fn.sum<number | null>('memberCount').as('waiting'))
        .as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { tickets: tickets ?? 0, waiting: waiting ?? 0 };
}

/** Newest first, `limit` rows after the given id. */
export function partiesOf(
  db: Db,
  creatorId: string,
  {
    drafts,
    list,
    before,
    limit,
  }: { drafts: boolean; list: PartyList | null; before: string | null; limit: number },
): Promise<(Selectable<PartiesTable> & { askerCount: number | null })[]> {
  const askerCount = sql<number | null>`case when state in ('SCHEDULED', 'CLOSED') then (
    select count(*)::int from tool_askers
    where tool_id = parties.id and confirmed_at is not null) end`;
  return db
    .selectFrom('parties')
    .selectAll('parties')
    .select(askerCount.as('askerCount'))
    .where('creatorId', '=', creatorId)
    .$if(!drafts, (query) => query.where('state', '<>', 'DRAFT'))
    .$if(list === 'CURRENT', (query) => query.where('state', '<>', 'ENDED'))
    .$if(list === 'PAST', (query) =>
      query.where('state', '=', 'ENDED').where('archivedAt', 'is', null),
    )
    .$if(list === 'ARCHIVED', (query) => query.where('archivedAt', 'is not', null))
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const RUNNING_SHOWN = 50;

/** What these creators prepare or run, newest first. */
export function findRunning(
  db: Db,
  creatorIds: readonly string[],
): Promise<Selectable<PartiesTable>[]> {
  return db
    .selectFrom('parties')
    .selectAll()
    .where('creatorId', 'in', [...creatorIds])
    .where('state', '<>', 'ENDED')
    .orderBy('id', 'desc')
    .limit(RUNNING_SHOWN)
    .execute();
}

export async function titleOf(db: Db, id: string): Promise<string> {
  const { title } = await db
    .selectFrom('parties')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return title;
}

/** By id: what these parties are called. */
export async function titlesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('parties')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** A creator's parties that go on, newest first, then those that ended after a moment. */
export async function shownPartyIds(db: Db, creatorId: string, after: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('parties')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where((is) =>
      is.or([
        is('state', 'in', ['OPEN', 'PAUSED', 'CLOSED']),
        is.and([is('state', '=', 'ENDED'), is('endedAt', '>', after)]),
      ]),
    )
    .orderBy(sql`state = 'ENDED'`)
    .orderBy('id', 'desc')
    .limit(RUNNING_SHOWN)
    .execute();
  return rows.map(({ id }) => id);
}

/** A new draft; what it does not name is as the table has it. */
export type NewParty = Pick<
  Insertable<PartiesTable>,
  'id' | 'creatorId' | 'title' | 'game' | 'createdAt'
> &
  Partial<Insertable<PartiesTable>>;

export async function insertParty(db: Db, party: NewParty): Promise<Selectable<PartiesTable>> {
  return db
    .insertInto('parties')
    .values({
      notice: null,
      state: 'DRAFT',
      queueSize: null,
      seatsPerRound: 1,
      lobbyCode: null,
      ...party,
      updatedAt: party.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
