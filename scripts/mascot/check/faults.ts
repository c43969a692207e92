import type { AgentAnimation, AgentData, Frame } from '@/lib/mascot/agent';

/** What an agent's folder holds. */
export interface AgentFiles {
  agent: AgentData;
  /** Its size in px; `isSmall`: 8 bits a pixel. */
  map: { width: number; height: number; isSmall: boolean };
  /** Addresses by id. */
  sounds: Readonly<Record<'mp3' | 'ogg', Readonly<Record<string, string>>>>;
}

/** Phones refuse larger pictures, or blur them. */
const LARGEST_MAP_PX = 2048;

/** Every fault of an agent, as a line to read. */
export function faultsOf(files: AgentFiles): string[] {
  const { animations } = files.agent;
  const found = Object.entries(animations).flatMap(([name, animation]) =>
    faultsOfAnimation(files, animation).map((fault) => `${name}: ${fault}`),
  );
  return [...faultsOfNames(animations), ...faultsOfMap(files), ...faultsOfSounds(files), ...found];
}

function faultsOfNames(animations: AgentData['animations']): string[] {
  const missing = ['Show', 'Hide'].filter((name) => !(name in animations));
  const faults = missing.map((name) => `There is no animation ${name}.`);
  const hasIdle = Object.keys(animations).some((name) => name.startsWith('Idle'));
  if (!hasIdle) faults.push('There is no animation of waiting: its name begins with Idle.');
  if (isSeen(animations.Show?.frames[0])) faults.push('Show: something is seen before it begins.');
  if (isSeen(animations.Hide?.frames.at(-1))) faults.push('Hide: something is seen after its end.');
  return faults;
}

const isSeen = (frame: Frame | undefined) => (frame?.images ?? []).length > 0;

function faultsOfMap({ agent, map }: AgentFiles): string[] {
  const faults: string[] = [];
  const { framesize, overlayCount } = agent;
  if (map.width > LARGEST_MAP_PX || map.height > LARGEST_MAP_PX) {
    faults.push(`map.png: ${map.width} x ${map.height} px, at most ${LARGEST_MAP_PX} a side.`);
  }
  if (!map.isSmall) faults.push('map.png: no PNG with a palette.');
  if (!framesize.every((side) => Number.isInteger(side) && side > 0)) {
    faults.push('framesize: no whole number of px above 0.');
  }
  if (!Number.isInteger(overlayCount) || overlayCount < 1) faults.push('overlayCount: at least 1.');
  return faults;
}

function faultsOfSounds({ agent, sounds }: AgentFiles): string[] {
  return Object.entries(sounds).flatMap(([codec, known]) => [
    ...agent.sounds
      .filter((id) => !(id in known))
      .map((id) => `sounds-${codec}.js: no sound ${id}.`),
    ...Object.keys(known)
      .filter((id) => !agent.sounds.includes(id))
      .map((id) => `sounds-${codec}.js: agent.js does not list sound ${id}.`),
  ]);
}

function faultsOfAnimation(files: AgentFiles, { frames }: AgentAnimation): string[] {
  const own = frames.flatMap((frame, index) =>
    faultsOfFrame(files, frame, frames.length).map((fault) => `frame ${index}: ${fault}`),
  );
  // Where frames lead to is only followed where it leads to frames.
  if (own.length > 0) return own;
  const stuck = frames.flatMap((_, index) => (endsFrom(frames, index) ? [] : [index]));
  const endless = frames.flatMap((_, index) => (isTimeless(frames, index) ? [index] : []));
  return [
    ...(stuck.length > 0 ? [`asked to end, it never does from frame ${stuck.join(', ')}.`] : []),
    ...(endless.length > 0 ? [`frames without time go round: ${endless.join(', ')}.`] : []),
  ];
}

function faultsOfFrame({ agent, map }: AgentFiles, frame: Frame, count: number): string[] {
  const faults: string[] = [];
  const { duration, images = [], sound, exitBranch, branching } = frame;
  const [width, height] = agent.framesize;
  const isFrame = (index: number) => Number.isInteger(index) && index >= 0 && index < count;
  if (!(duration >= 0)) faults.push(`a duration of ${duration}.`);
  if (images.length > agent.overlayCount)
    faults.push(`${images.length} layers, more than overlayCount.`);
  for (const [x, y] of images) {
    const isInside = x >= 0 && y >= 0 && x + width <= map.width && y + height <= map.height;
    if (!isInside) faults.push(`an image at ${x}, ${y} is not on the map.`);
  }
  if (sound !== undefined && !agent.sounds.includes(sound)) faults.push(`unknown sound ${sound}.`);
  if (exitBranch !== undefined && !isFrame(exitBranch))
    faults.push(`leads to frame ${exitBranch}.`);
  let sum = 0;
  for (const { frameIndex, weight } of branching?.branches ?? []) {
    sum += weight;
    if (!isFrame(frameIndex)) faults.push(`leads to frame ${frameIndex}.`);
    if (!(weight >= 0 && weight <= 100)) faults.push(`a weight of ${weight}.`);
  }
  if (sum > 100) faults.push(`weights of ${sum} in a hundred.`);
  return faults;
}

/** Whether an animation that is asked to end in this frame comes to its last one. */
function endsFrom(frames: readonly Frame[], start: number): boolean {
  let index = start;
  for (let steps = 0; steps <= frames.length; steps += 1) {
    if (index === frames.length - 1) return true;
    index = frames[index]?.exitBranch ?? index + 1;
  }
  return false;
}

/** Whether frames that take no time lead from this one back to it. */
function isTimeless(frames: readonly Frame[], start: number): boolean {
  const seen = new Set<number>();
  const waiting = [start];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const frame = frames[index];
    if (!frame || frame.duration > 0) continue;
    for (const next of followersOf(frames, index)) {
      if (next === start) return true;
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return false;
}

function followersOf(frames: readonly Frame[], index: number): number[] {
  const { exitBranch, branching } = frames[index] ?? {};
  const branches = branching?.branches ?? [];
  const weight = branches.reduce((sum, branch) => sum + branch.weight, 0);
  const next = weight < 100 ? [Math.min(index + 1, frames.length - 1)] : [];
  const exit = exitBranch === undefined ? [] : [exitBranch];
  // The last frame is shown until something else begins: staying there is no going round.
  return [...branches.map(({ frameIndex }) => frameIndex), ...next, ...exit].filter(
    (to) => to !== index || index < frames.length - 1,
  );
}
