import type { ResultOf } from '@/lib/secureql/operations/all';

/** What a creator sets up, with the version a save has to name. */
export type Setup = ResultOf<'page-setup'>['userCreators']['items'][number];
