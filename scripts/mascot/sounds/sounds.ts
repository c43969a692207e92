/** What is heard, under the id that frames name it by. */
export const SOUND_IDS = {
  fall: '1',
  land: '2',
  pop: '3',
  leap: '4',
  chirp: '5',
  hop: '6',
  fanfare: '7',
  idea: '8',
  knock: '9',
  alert: '10',
  swish: '11',
} as const;

export type SoundName = keyof typeof SOUND_IDS;
