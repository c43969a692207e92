import type { AgentData, Frame } from '@/lib/mascot/agent';
import { SOUND_IDS } from '@/scripts/mascot/sounds/sounds';
import type { Frame as DrawnFrame } from '@/scripts/mascot/motion/sequence';
import { CELL, type Drawings } from './drawings';
import { cornerOf } from './map';

function dataOfFrame({ ms, drawing, sound, exitTo, branches }: DrawnFrame): Frame {
  return {
    duration: ms,
    ...(drawing === null ? {} : { images: [cornerOf(drawing)] }),
    ...(sound ? { sound: SOUND_IDS[sound] } : {}),
    ...(exitTo === undefined ? {} : { exitBranch: exitTo }),
    ...(branches
      ? { branching: { branches: [{ frameIndex: branches.to, weight: branches.percent }] } }
      : {}),
  };
}

/** What `agent.js` says of the drawings. `waits`: names of animations that stay until they shall end. */
export function agentData(drawn: Drawings, waits: ReadonlySet<string>): AgentData {
  const animations = Object.entries(drawn.animations).map(([name, frames]) => {
    const data = { frames: frames.map(dataOfFrame) };
    return [name, waits.has(name) ? { useExitBranching: true, ...data } : data] as const;
  });
  return {
    overlayCount: 1,
    sounds: Object.values(SOUND_IDS),
    framesize: [CELL, CELL],
    animations: Object.fromEntries(animations),
  };
}

/** A script of the agent format: a call with JSON, which our player reads without running it. */
export const scriptOf = (verb: 'ready' | 'soundsReady', name: string, data: unknown): string =>
  `mascot.${verb}('${name}', ${JSON.stringify(data)});\n`;
