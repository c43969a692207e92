import { aMember } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';
import type { Part } from '@/components/shared/overlay/part';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { placesOf, type Design } from '@/lib/shared/widgets/kinds';
import type { PartSettings } from '@/lib/shared/widgets/settings';

export const WAY = {
  url: 'https://play.example/party/1',
  host: 'play.example',
  path: '/nora/live',
};

/** Two up and seven waiting, all in order. */
export const aQueue = (change: Partial<OverlayParty> = {}): OverlayParty => ({
  id: 'party-1',
  title: 'Friday matches',
  notice: null,
  state: 'OPEN',
  queueSize: null,
  orderPolicy: 'LANES',
  turn: 0,
  laneMix: 2,
  roundNo: 0,
  memberCount: 7,
  seq: 1,
  partyMembers: [
    aMember(1, { status: 140 }),
    aMember(2, { status: 120 }),
    ...[3, 4, 5, 6, 7, 8, 9].map((number) => aMember(number)),
  ],
  creator: { id: 'creator-1', handle: 'nora', name: 'Nora', extra_public: '{}' },
  ...change,
});

/** A part as the overlay's stage mounts it. Its code is drawn late: who wants it waits for it. */
export function renderPart<State>(
  part: Part<State>,
  state: State,
  design: Design,
  change: Partial<PartSettings> = {},
  locale = 'en',
) {
  const place = placesOf(part.kind, design)[0] ?? 'BOTTOM';
  const look: PartSettings = { design, place, hasCode: false, hasCount: true, ...change };
  const { View } = part;
  return renderScreen(
    <div className="pp-overlay" data-motion="none" data-canvas="wide">
      <View state={state} look={look} motion="FULL" volume={0} way={WAY} />
    </div>,
    { locale },
  );
}

export const textOf = (part: string) => document.querySelector(`.pp-overlay-${part}`)?.textContent;

export const namesIn = (part: string) =>
  [...document.querySelectorAll(`.pp-overlay-${part} .pp-overlay-name`)].map(
    (name) => name.textContent,
  );
