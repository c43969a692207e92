import type { ResultOf } from '@/lib/secureql/operations/all';

export type PersonalInfo = NonNullable<ResultOf<'personal-info-query'>['myUser']['item']>;
export type NotificationChoice = PersonalInfo['notifications'][number];
export type Session = ResultOf<'accounts/get-sessions/'>['getSessions']['items'][number];
export type Verifications = NonNullable<ResultOf<'user-verifications'>['myUser']['item']>;
/** What a creator sets up, with the version a save has to name. */
export type Setup = ResultOf<'page-setup'>['userCreators']['items'][number];
