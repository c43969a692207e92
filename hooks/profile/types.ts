import type { ResultOf } from '@/lib/secureql/operations/all';

export type CreatorProfile = ResultOf<'userCreator/userCreator/'>['userCreators']['items'][number];
export type LiveParty = CreatorProfile['liveParties'][number];
export type LiveLottery = CreatorProfile['liveLotteries'][number];
export type Example = CreatorProfile['examples'][number];
export type FanProfile = ResultOf<'user-fan'>['userFans']['items'][number];
