import { parseAgent, parseSounds, type Agent } from './agent';

/** What has not come after this does not come. */
const PATIENCE_MS = 10_000;

/** Which agent, and from where. */
export interface AgentWish {
  /** Where the folders of agents lie, such as `/mascot`; another host has to allow our origin. */
  base: string;
  name: string;
  /** False: its sounds are not even fetched. */
  hasSound: boolean;
}

type Looks = Pick<Agent, 'data' | 'map'>;
type Sounds = Agent['sounds'];

const looksOf = new Map<string, Promise<Looks>>();
const soundsOf = new Map<string, Promise<Sounds>>();

/** Folder of an agent, without a slash at its end. */
export function agentFolder(base: string, name: string): string {
  return `${base.replace(/\/+$/, '')}/${encodeURIComponent(name)}`;
}

/**
 * Loads map, data and sounds side by side, each once for a page. Rejects where the map or the data do
 * not come within ten seconds. Without its sounds an agent is only silent.
 */
export async function loadAgent({ base, name, hasSound }: AgentWish): Promise<Agent> {
  const folder = agentFolder(base, name);
  const [looks, sounds] = await Promise.all([
    once(looksOf, folder, () => loadLooks(folder)),
    hasSound ? loadSounds(folder) : {},
  ]);
  return { name, ...looks, sounds };
}

/** What failed is not kept: the next who asks tries again. */
function once<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}

async function loadLooks(folder: string): Promise<Looks> {
  const [data, map] = await Promise.all([
    loadText(`${folder}/agent.js`).then(parseAgent),
    loadMap(`${folder}/map.png`),
  ]);
  return { data, map };
}

async function loadSounds(folder: string): Promise<Sounds> {
  const codec = soundCodec();
  if (codec === null) return {};
  const address = `${folder}/sounds-${codec}.js`;
  try {
    return await once(soundsOf, address, async () => parseSounds(await loadText(address)));
  } catch {
    return {};
  }
}

/** The first of the two codecs that the browser plays; null: neither. */
function soundCodec(): 'mp3' | 'ogg' | null {
  const audio = document.createElement('audio');
  if (audio.canPlayType('audio/mpeg') !== '') return 'mp3';
  return audio.canPlayType('audio/ogg; codecs="vorbis"') === '' ? null : 'ogg';
}

async function loadText(address: string): Promise<string> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(address, { signal: patience.signal });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
    return await answer.text();
  } finally {
    clearTimeout(timer);
  }
}

/** Decoded before it is drawn: the first frame does not come late. */
async function loadMap(url: string): Promise<Agent['map']> {
  const image = new Image();
  image.src = url;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${url} did not come.`)), PATIENCE_MS);
  });
  try {
    await Promise.race([image.decode(), patience]);
  } finally {
    clearTimeout(timer);
  }
  return { url, width: image.naturalWidth, height: image.naturalHeight };
}
