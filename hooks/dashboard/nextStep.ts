import type { ResultOf } from '@/lib/secureql/operations/all';
import { isRunning } from '@/lib/shared/parties/partyActions';

type Party = ResultOf<'party/get-my-parties/'>['getParties']['items'][number];
type Draw = ResultOf<'lottery/get-my-lotteries/'>['getLottery']['items'][number];

/** What a creator does best next, and with which queue or draw; `path`: its console. */
export type NextStep =
  | { kind: 'first' | 'again'; title: ''; count: 0; path: null }
  | {
      kind: 'claim' | 'call' | 'deliver' | 'draw' | 'share' | 'share_draw' | 'open' | 'open_draw';
      title: string;
      /** People or prizes it is about. */
      count: number;
      path: string;
    };

/**
 * A winner to confirm, or on stream, comes first, then people in line, then a prize to hand over, a draw
 * that people are in, what is open and nobody knows of, and drafts.
 */
export function nextStep(parties: readonly Party[], draws: readonly Draw[]): NextStep {
  const ofParty = (kind: 'call' | 'share' | 'open', party: Party | undefined) =>
    party && {
      ...{ kind, title: party.title, count: party.memberCount },
      path: `/party/${party.id}/dashboard`,
    };
  const ofDraw = (
    kind: 'claim' | 'deliver' | 'draw' | 'share_draw' | 'open_draw',
    draw: Draw | undefined,
    count = 0,
  ) => draw && { kind, title: draw.title, count, path: `/chance/${draw.id}/dashboard` };

  // Whoever has two days to claim needs nothing from the creator meanwhile.
  const claimed = draws.find(
    ({ waitingClaims, claimMode, claimBy }) =>
      waitingClaims > 0 && (claimMode === 'LIVE' || claimBy === null),
  );
  const waitedFor = parties.filter((party) => isRunning(party) && party.memberCount > 0);
  const toDeliver = draws.find(({ openDeliveries }) => openDeliveries > 0);
  const openDraws = draws.filter(({ state }) => state === 'OPEN');
  const entered = openDraws.find(({ memberCount }) => memberCount > 0);
  const step =
    ofDraw('claim', claimed, claimed?.waitingClaims) ??
    ofParty('call', waitedFor.find(({ state }) => state === 'OPEN') ?? waitedFor[0]) ??
    ofDraw('deliver', toDeliver, toDeliver?.openDeliveries) ??
    ofDraw('draw', entered, entered?.memberCount) ??
    ofParty(
      'share',
      parties.find(({ state }) => state === 'OPEN'),
    ) ??
    ofDraw('share_draw', openDraws[0]) ??
    ofParty(
      'open',
      parties.find(({ state }) => state === 'DRAFT'),
    ) ??
    ofDraw(
      'open_draw',
      draws.find(({ state }) => state === 'DRAFT'),
    );
  const isNew = parties.length + draws.length === 0;
  return step ?? { kind: isNew ? 'first' : 'again', title: '', count: 0, path: null };
}
