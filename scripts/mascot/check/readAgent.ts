import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseAgent, parseSounds } from '@/lib/mascot/agent';
import { faultsOf, type AgentFiles } from './faults';

/** The most that is read of what a file of an agent is missing. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What is wrong with the agent in a folder; what cannot be read is a fault itself. */
export async function checkFolder(folder: string): Promise<string[]> {
  const unread: string[] = [];
  const read = async <Value>(file: string, parse: (path: string) => Promise<Value>) => {
    try {
      return await parse(join(folder, file));
    } catch (error) {
      unread.push(`${file}: ${reasonOf(error)}`);
      return null;
    }
  };
  const text = async (path: string) => readFile(path, 'utf8');
  const agent = await read('agent.js', async (path) => parseAgent(await text(path)));
  const mp3 = await read('sounds-mp3.js', async (path) => parseSounds(await text(path)));
  const ogg = await read('sounds-ogg.js', async (path) => parseSounds(await text(path)));
  const map = await read('map.png', readMap);
  if (!agent || !map || !mp3 || !ogg) return unread;
  return faultsOf({ agent, map, sounds: { mp3, ogg } });
}

async function readMap(path: string): Promise<AgentFiles['map']> {
  const { width, height, format, isPalette } = await sharp(path).metadata();
  return { width, height, isSmall: format === 'png' && isPalette };
}
