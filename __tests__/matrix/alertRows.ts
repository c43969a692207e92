import { nobodys, ownerOnly, type Ids, type Row } from './row';

const byParty = ({ partyID }: Ids) => ({ partyID });

/** Rows of the access table: alerts on overlays, for hosts who run what they are about. */
export const alertRows: Row[] = [
  {
    path: 'widgets/get-alerts/',
    payload: byParty,
    fields: 'alerts isMuted isPaused',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'widgets/steer-alerts/',
    payload: (id) => ({ ...byParty(id), act: 'SKIP', requestKey: crypto.randomUUID() }),
    fields: 'isMuted isPaused',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'widgets/send-test/',
    payload: ({ widgetId }) => ({ widgetId }),
    fields: 'id',
    own: ownerOnly(1),
    missing: nobodys,
  },
];
