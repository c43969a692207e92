import type { ResultOf } from '@/lib/secureql/operations/all';

/** The logged-in user as every page knows them; the spec's `myUser.item`. */
export type CurrentUser = NonNullable<ResultOf<'get-current-user-ssr'>['myUser']['item']>;
