/** An overlay gives a sign every few seconds; a hidden one may miss some of them. */
const ON_AIR_MS = 130_000;

/** Widgets that are used after this moment are on air. */
export function onAirAfter(now: Date): Date {
  return new Date(now.getTime() - ON_AIR_MS);
}

const SEEN_EVERY_MS = 45_000;

/** Whether the use of a widget is to be noted again: less often than an overlay asks. */
export function isNotedAgain(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= SEEN_EVERY_MS;
}

const HELD_MS = 10 * 60_000;

/** An overlay shows how a tool ended until this long after it. */
export function endedAfter(now: Date): Date {
  return new Date(now.getTime() - HELD_MS);
}

/** Programs that show overlays, before the browsers that they are built on. */
const PROGRAMS = [
  ['OBS', /\bOBS\/(\d+(?:\.\d+)?)/],
  ['Streamlabs', /\b(?:Streamlabs|slobs)[^/ ]*\/(\d+(?:\.\d+)?)/i],
  ['Meld', /\bMeld[^/ ]*\/(\d+(?:\.\d+)?)/i],
  ['XSplit', /\bXSplit[^/ ]*\/(\d+(?:\.\d+)?)/i],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Edge', /\bEdg\/(\d+)/],
  ['Chrome', /\bChrom(?:e|ium)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//],
] as const;

/** The program that an overlay runs in, as its creator knows it (`OBS 30.1`); null: an unknown one. */
export function programOf(clientAgent: string): string | null {
  for (const [name, pattern] of PROGRAMS) {
    const version = pattern.exec(clientAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return null;
}
