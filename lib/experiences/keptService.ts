/** A draft of a service that the server does not have yet, and the version it began from. */
export interface KeptService<Draft> {
  version: number;
  draft: Draft;
}

const PREFIX = 'playplus-service-';
const keyOf = (serviceId: string) => `${PREFIX}${serviceId}`;

/** Keeps what was typed on this device until it is saved. */
export function keepService<Draft>(serviceId: string, kept: KeptService<Draft>): void {
  try {
    localStorage.setItem(keyOf(serviceId), JSON.stringify(kept));
  } catch {
    // Storage may be full or forbidden; the editor works without it.
  }
}

/** What an earlier visit could not save, of the type it was kept with; null: nothing. */
export function keptService<Draft>(serviceId: string): KeptService<Draft> | null {
  try {
    return JSON.parse(
      localStorage.getItem(keyOf(serviceId)) ?? 'null',
    ) as KeptService<Draft> | null;
  } catch {
    return null;
  }
}

/** The server has it. */
export function forgetService(serviceId: string): void {
  try {
    localStorage.removeItem(keyOf(serviceId));
  } catch {
    // Nothing was kept.
  }
}

/** Forgets the drafts of everybody who used this browser; for the log-out. */
export function forgetServices(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is forbidden nothing was stored.
  }
}
