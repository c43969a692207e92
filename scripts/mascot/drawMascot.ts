// npm run mascot: draws the character into public/mascot and makes its sounds. With a folder behind it,
// every animation is also written there as a strip to look at: npm run mascot -- /tmp/strips
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_AGENT } from '@/lib/mascot/agent';
import { ANIMATIONS } from './animations/animations';
import { poseAsSvg } from './figure/figure';
import { agentData, scriptOf } from './output/agentData';
import { drawAll } from './output/drawings';
import { mapOf } from './output/map';
import { writeStrips } from './output/strips';
import { REST } from './pose';
import { soundsAsMp3, soundsAsOgg } from './sounds/encode';

const folder = join('public/mascot', DEFAULT_AGENT);
const path = (name: string) => join(folder, name);

async function writeLooks(): Promise<void> {
  const drawn = drawAll();
  const map = await mapOf(drawn.drawings);
  const waits = new Set(Object.keys(ANIMATIONS).filter((name) => ANIMATIONS[name]?.waits));
  await writeFile(path('map.png'), map);
  await writeFile(path('agent.js'), scriptOf('ready', DEFAULT_AGENT, agentData(drawn, waits)));
  await writeFile(path('rest.svg'), poseAsSvg(REST));
  const frames = Object.values(drawn.animations).flat().length;
  process.stdout.write(
    `${frames} frames, ${drawn.drawings.length} drawings, ${map.length} bytes\n`,
  );
  const [strips] = process.argv.slice(2);
  if (!strips) return;
  await mkdir(strips, { recursive: true });
  await writeStrips(strips, drawn);
}

async function writeSounds(): Promise<void> {
  const sounds = { mp3: await soundsAsMp3(), ogg: await soundsAsOgg() };
  for (const [codec, addresses] of Object.entries(sounds)) {
    const script = scriptOf('soundsReady', DEFAULT_AGENT, addresses);
    await writeFile(path(`sounds-${codec}.js`), script);
  }
}

async function draw(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeLooks();
  await writeSounds();
}

void draw();
