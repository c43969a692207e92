import type { Access } from './access/access';
import type { RealtimeKeys } from './keys';
import type { Store } from './log/store';
import type { Occupancy } from './presence';
import type { Waiters } from './waiters';

/** What the handlers of a request work with. */
export interface Services {
  access: Access;
  keys: RealtimeKeys;
  /** Unix milliseconds. */
  now: () => number;
  occupancy: Occupancy;
  store: Store;
  waiters: Waiters;
}
