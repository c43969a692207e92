import type { ResultOf } from '@/lib/secureql/operations/all';

/** Something live that waits for the reader: called, ready or next. */
export type Turn = ResultOf<'turns/get-mine/'>['getTurns']['items'][number];
