import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';

type Db = Kysely<Tables>;

/** A fan's live entries, in an order that every transaction locks their parties in. */
export function liveEntriesOf(db: Db, userId: string) {
  return db
    .selectFrom('queueEntries')
    .select(['id', 'queueUuid', 'partyId'])
    .where('userId', '=', userId)
    .where((is) => is.between('status', STATUS.waiting, STATUS.playing))
    .orderBy('partyId')
    .execute();
}

/** A creator's parties that people are or can be in; of those that are over, with entries still to end. */
export function runningPartiesOf(db: Db, creatorId: string) {
  return db
    .selectFrom('parties')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where((is) =>
      is.or([
        is('state', 'not in', ['DRAFT', 'ENDED']),
        is.and([
          is('state', '=', 'ENDED'),
          is.exists(
            is
              .selectFrom('queueEntries as live')
              .select('live.id')
              .whereRef('live.partyId', '=', 'parties.id')
              .where('live.status', '>=', STATUS.waiting)
              .where('live.status', '<=', STATUS.playing),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** A creator's parties with everything the creator wrote. */
export function ownPartyRows(db: Db, creatorId: string) {
  return db
    .selectFrom('parties')
    .select([
      'id',
      'title',
      'game',
      'notice',
      'state',
      'queueSize',
      'seatsPerRound',
      'entryFields',
      'lobbyCode',
      'playedCount',
      'createdAt',
    ])
    .where('creatorId', '=', creatorId)
    .orderBy('id')
    .execute();
}

/** Every entry a fan ever had, with the answers they gave. */
export function ownEntryRows(db: Db, userId: string) {
  return db
    .selectFrom('queueEntries as entry')
    .innerJoin('parties as party', 'party.id', 'entry.partyId')
    .select([
      'entry.queueUuid',
      'entry.status',
      'entry.number',
      'entry.fields',
      'entry.joinedAt',
      'entry.calledAt',
      'entry.endedAt',
      'party.id as partyId',
      'party.title',
    ])
    .where('entry.userId', '=', userId)
    .orderBy('entry.joinedAt')
    .execute();
}
