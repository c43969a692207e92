import type { ResultOf } from '@/lib/secureql/operations/all';

export type PersonalInfo = NonNullable<ResultOf<'personal-info-query'>['myUser']['item']>;
export type NotificationChoice = PersonalInfo['notifications'][number];
