import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AgentData, Frame } from '@/lib/mascot/agent';
import { faultsOf, type AgentFiles } from '@/scripts/mascot/check/faults';
import { checkFolder } from '@/scripts/mascot/check/readAgent';

const seen: Frame = { duration: 100, images: [[0, 0]] };
const unseen: Frame = { duration: 100 };

const agent: AgentData = {
  overlayCount: 1,
  sounds: ['1'],
  framesize: [10, 10],
  animations: {
    Show: { frames: [unseen, { ...seen, sound: '1' }] },
    Hide: { frames: [seen, unseen] },
    Idle1: { frames: [seen, { ...seen, images: [[10, 10]] }, seen] },
  },
};
const files: AgentFiles = {
  agent,
  map: { width: 20, height: 20, isSmall: true },
  sounds: { mp3: { 1: 'data:,' }, ogg: { 1: 'data:,' } },
};

/** Faults of an agent whose `Idle1` has these frames. */
const withFrames = (...frames: Frame[]) =>
  faultsOf({
    ...files,
    agent: { ...agent, animations: { ...agent.animations, Idle1: { frames } } },
  });
const withAgent = (changed: Partial<AgentData>) =>
  faultsOf({ ...files, agent: { ...agent, ...changed } });
const branch = (frameIndex: number, weight = 100) => ({
  branching: { branches: [{ frameIndex, weight }] },
});

test('an agent as it should be has no fault', () => {
  expect(faultsOf(files)).toEqual([]);
});

describe('a planted fault of a frame is found:', () => {
  test.each<[string, Frame, string]>([
    [
      'an image beside the map',
      { ...seen, images: [[11, 0]] },
      'an image at 11, 0 is not on the map.',
    ],
    [
      'an image before the map',
      { ...seen, images: [[0, -1]] },
      'an image at 0, -1 is not on the map.',
    ],
    [
      'too many layers',
      {
        ...seen,
        images: [
          [0, 0],
          [0, 0],
        ],
      },
      '2 layers, more than overlayCount.',
    ],
    ['an unknown sound', { ...seen, sound: '2' }, 'unknown sound 2.'],
    ['a negative duration', { ...seen, duration: -1 }, 'a duration of -1.'],
    ['a branch to nowhere', { ...seen, ...branch(3) }, 'leads to frame 3.'],
    ['a branch to half a frame', { ...seen, ...branch(0.5) }, 'leads to frame 0.5.'],
    ['an exit to nowhere', { ...seen, exitBranch: -1 }, 'leads to frame -1.'],
    ['a weight above all', { ...seen, ...branch(0, 101) }, 'a weight of 101.'],
  ])('%s', (_, frame, fault) => {
    expect(withFrames(seen, frame, seen)).toContain(`Idle1: frame 1: ${fault}`);
  });

  test('weights that are more than all', () => {
    const branches = [
      { frameIndex: 0, weight: 60 },
      { frameIndex: 2, weight: 60 },
    ];
    expect(withFrames(seen, { ...seen, branching: { branches } }, seen)).toEqual([
      'Idle1: frame 1: weights of 120 in a hundred.',
    ]);
  });
});

describe('a planted fault of an animation is found:', () => {
  test('an exit that leads back for ever', () => {
    expect(withFrames(seen, { ...seen, exitBranch: 0 }, seen)).toEqual([
      'Idle1: asked to end, it never does from frame 0, 1.',
    ]);
  });

  test('a loop is none as long as there is a way out', () => {
    expect(withFrames(seen, { ...seen, ...branch(0), exitBranch: 2 }, seen)).toEqual([]);
  });

  test('frames without time that go round', () => {
    const timeless = { duration: 0 };
    expect(withFrames(seen, timeless, { ...timeless, ...branch(1, 50) }, seen)).toEqual([
      'Idle1: frames without time go round: 1, 2.',
    ]);
    expect(withFrames(seen, timeless, timeless, seen)).toEqual([]);
  });
});

describe('a planted fault of the whole is found:', () => {
  test('a missing animation', () => {
    const { Show, Hide, Idle1 } = agent.animations;
    const of = (animations: AgentData['animations']) => withAgent({ animations });
    expect(of({ Hide: Hide!, Idle1: Idle1! })).toEqual(['There is no animation Show.']);
    expect(of({ Show: Show!, Idle1: Idle1! })).toEqual(['There is no animation Hide.']);
    expect(of({ Show: Show!, Hide: Hide!, DeepIdle1: Idle1! })).toEqual([
      'There is no animation of waiting: its name begins with Idle.',
    ]);
  });

  test('coming from, and going to, something that is seen', () => {
    const animations = { ...agent.animations, Show: { frames: [seen] }, Hide: { frames: [seen] } };
    expect(withAgent({ animations })).toEqual([
      'Show: something is seen before it begins.',
      'Hide: something is seen after its end.',
    ]);
  });

  test('sounds that one codec lacks, or that nobody lists', () => {
    const sounds = { mp3: {}, ogg: { 1: 'data:,', 2: 'data:,' } };
    expect(faultsOf({ ...files, sounds })).toEqual([
      'sounds-mp3.js: no sound 1.',
      'sounds-ogg.js: agent.js does not list sound 2.',
    ]);
  });

  test('a map too large or of too many colours, and sizes that are none', () => {
    const map = { width: 2049, height: 20, isSmall: false };
    expect(faultsOf({ ...files, map })).toEqual([
      'map.png: 2049 x 20 px, at most 2048 a side.',
      'map.png: no PNG with a palette.',
    ]);
    expect(withAgent({ framesize: [0, 10] })).toContain(
      'framesize: no whole number of px above 0.',
    );
    expect(withAgent({ overlayCount: 0 })).toContain('overlayCount: at least 1.');
  });
});

describe('a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mascot-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('without files has a fault for each of them', async () => {
    const faults = await checkFolder(folder);
    expect(faults.map((fault) => fault.split(':')[0]).toSorted()).toEqual([
      'agent.js',
      'map.png',
      'sounds-mp3.js',
      'sounds-ogg.js',
    ]);
  });

  test('with a good agent has none; a script that is no data is a fault, not an accident', async () => {
    const size = { width: 20, height: 20, channels: 4 as const, background: '#944bc7' };
    const sounds = `mascot.soundsReady('Pebble', {"1":"data:,"});`;
    const write = (name: string, text: string | Buffer) => writeFile(join(folder, name), text);
    await write('map.png', await sharp({ create: size }).png({ palette: true }).toBuffer());
    await write('agent.js', `clippy.ready('Pebble', ${JSON.stringify(agent)});`);
    await write('sounds-mp3.js', sounds);
    await write('sounds-ogg.js', sounds);
    expect(await checkFolder(folder)).toEqual([]);
    await write('agent.js', `mascot.ready('Pebble', { animations: somewhere });`);
    expect(await checkFolder(folder)).toEqual([expect.stringMatching(/^agent\.js: /)]);
  });
});
