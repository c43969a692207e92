import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFile, stat } from 'node:fs/promises';
import { DEFAULT_AGENT, parseAgent, parseSounds, type AgentData } from '@/lib/mascot/agent';
import { ANIMATIONS } from '@/scripts/mascot/animations/animations';
import { checkFolder } from '@/scripts/mascot/check/readAgent';
import { poseAsSvg } from '@/scripts/mascot/figure/figure';
import { agentData, scriptOf } from '@/scripts/mascot/output/agentData';
import { drawAll } from '@/scripts/mascot/output/drawings';
import { REST } from '@/scripts/mascot/pose';
import { soundsAsMp3, soundsAsOgg } from '@/scripts/mascot/sounds/encode';

const FOLDER = `public/mascot/${DEFAULT_AGENT}`;
const read = (file: string) => readFile(`${FOLDER}/${file}`, 'utf8');

let agent: AgentData;
beforeAll(async () => {
  agent = parseAgent(await read('agent.js'));
});

describe('the committed agent', () => {
  test('has no fault', async () => {
    expect(await checkFolder(FOLDER)).toEqual([]);
  });

  test('is what the script draws', async () => {
    const waits = new Set(Object.keys(ANIMATIONS).filter((name) => ANIMATIONS[name]?.waits));
    const drawn = scriptOf('ready', DEFAULT_AGENT, agentData(drawAll(), waits));
    expect(await read('agent.js')).toBe(drawn);
    expect(await read('rest.svg')).toBe(poseAsSvg(REST));
  });

  test('sounds as the script makes it, in both codecs', async () => {
    expect(parseSounds(await read('sounds-mp3.js'))).toEqual(await soundsAsMp3());
    expect(parseSounds(await read('sounds-ogg.js'))).toEqual(await soundsAsOgg());
  });

  test('is small: the map and all else', async () => {
    const sizeOf = async (file: string) => (await stat(`${FOLDER}/${file}`)).size;
    expect(await sizeOf('map.png')).toBeLessThan(700_000);
    const others = ['agent.js', 'rest.svg', 'sounds-mp3.js', 'sounds-ogg.js'];
    const sizes = await Promise.all(others.map(sizeOf));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  });
});

describe('its animations', () => {
  const wanted = [
    ...['Show', 'Hide', 'Idle1', 'Idle2', 'Idle3', 'Idle4', 'Greeting', 'Wave', 'Explain'],
    ...['Thinking', 'Searching', 'Congratulate', 'GetAttention', 'Alert', 'Sleep', 'GoodBye'],
    ...['LookUp', 'LookDown', 'LookLeft', 'LookRight', 'GestureLeft', 'GestureRight', 'GestureUp'],
    ...['MoveLeft', 'MoveRight', 'ClickedOn'],
  ];

  test.each(wanted)('%s has eight frames or more, and joins the others', (name) => {
    const frames = agent.animations[name]?.frames ?? [];
    const rest = agent.animations.RestPose?.frames[0]?.images;
    expect(frames.length).toBeGreaterThanOrEqual(8);
    const isGoing = name === 'Hide' || name === 'GoodBye';
    expect(frames[0]?.images).toEqual(name === 'Show' ? undefined : rest);
    expect(frames.at(-1)?.images).toEqual(isGoing ? undefined : rest);
  });

  test('none lasts longer than a few seconds without being asked to stay', () => {
    for (const { frames } of Object.values(agent.animations)) {
      const ms = frames.reduce((sum, frame) => sum + frame.duration, 0);
      expect(ms).toBeLessThan(6_000);
    }
  });
});
