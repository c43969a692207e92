import type { Clock } from './clock';
import type { Row, Kind } from './store/rows';
import type { Store } from './store/store';
import type { SandboxOptions } from './types';

/** What the parts of the sandbox work with. */
export interface World {
  store: Store;
  clock: Clock;
  siteOrigin: string;
  logger: SandboxOptions['logger'];
  /** The API call that is being executed, for the events it causes. */
  asking: { id: string | null; key: string | null };
  /** Writes an event of the object as it is now, in the running change. */
  emit: <K extends Kind>(type: string, row: Row<K>, previous?: Record<string, unknown>) => void;
}
