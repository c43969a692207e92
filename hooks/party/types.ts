import type { ResultOf } from '@/lib/secureql/operations/all';

export type PartyView = ResultOf<'party/get-party-details/'>['getParties']['items'][number];
export type PartyPage = ResultOf<'get-creator-parties'>['getParties'];
export type PartySummary = PartyPage['items'][number];
export type Ticket = NonNullable<ResultOf<'get-party-queue'>['getPartyQueue']['item']>;
export type ConsoleParty = ResultOf<'get-party-edit'>['getParties']['items'][number];
export type HostMember = ConsoleParty['waiting'][number];
export type LoggedAction = ConsoleParty['acts'][number];
