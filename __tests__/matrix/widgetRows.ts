import { randomUUID } from 'node:crypto';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';
import { creators, nobodys, ownerOnly, type Ids, type Row } from './row';

const byParty = ({ partyID }: Ids) => ({ partyID });
const byWidget = ({ widgetId }: Ids) => ({ widgetId });
const widget =
  'copies createdAt id isMuted isOnAir isPaused isPermanent isShowable kind lastUsedAt lastUsedBy onAirSince settings toolId toolTitle warnings';

/** Rows of the access table: addresses of overlays, for creators and hosts who may change settings. */
export const widgetRows: Row[] = [
  {
    path: 'widgets/get-widgets/',
    fields: widget,
    // The permanent one, which everybody gets at the first ask; the owner has another.
    own: { ...creators(1), owner: 2 },
  },
  {
    path: 'widgets/get-tool-widgets/',
    payload: byParty,
    fields: widget,
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'widgets/get-signs/',
    payload: byParty,
    fields: 'id isOnAir kind lastSeenAt onAirSince warnings',
    own: ownerOnly(2),
    missing: nobodys,
  },
  {
    path: 'widgets/get-address/',
    payload: byWidget,
    fields: 'id key',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'widgets/create-widget/',
    payload: (id) => ({ ...byParty(id), kind: 'QUEUE', requestKey: randomUUID() }),
    fields: widget,
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'widgets/save-settings/',
    payload: (id) => ({ ...byWidget(id), settings: USUAL_SETTINGS }),
    fields: widget,
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'widgets/rotate-key/',
    payload: byWidget,
    fields: widget,
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'widgets/remove-widget/',
    payload: byWidget,
    fields: 'id',
    own: ownerOnly(1),
    missing: nobodys,
  },
];
