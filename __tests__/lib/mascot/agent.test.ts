import { expect, test } from '@jest/globals';
import { tinyAgent } from '@/__tests__/support/tinyAgent';
import { parseAgent, parseSounds } from '@/lib/mascot/agent';

const { data } = tinyAgent();

test.each(['mascot', 'clippy'])('data are read from a script that calls %s', (caller) => {
  const script = `/* made by a script */\n${caller}.ready('Tiny', ${JSON.stringify(data)});\n`;
  expect(parseAgent(script)).toEqual(data);
});

test('a script is data and is never run', () => {
  expect(() => parseAgent(`mascot.ready('Tiny', (() => { globalThis.ran = true; })());`)).toThrow();
  expect('ran' in globalThis).toBe(false);
});

test.each([
  ['another script', 'alert(1)'],
  ['no animations', `mascot.ready('Tiny', ${JSON.stringify({ ...data, animations: {} })})`],
  [
    'a frame without a duration',
    `mascot.ready('Tiny', ${JSON.stringify({ ...data, animations: { Show: { frames: [{}] } } })})`,
  ],
  [
    'a wrong corner',
    `mascot.ready('Tiny', ${JSON.stringify({
      ...data,
      animations: { Show: { frames: [{ duration: 1, images: [[1, 'x']] }] } },
    })})`,
  ],
])('%s is refused', (_, script) => {
  expect(() => parseAgent(script)).toThrow();
});

test('sounds are addresses by id', () => {
  const script = `mascot.soundsReady("Tiny", {"1":"data:audio/mpeg;base64,AA==","2":"/two.mp3","3":5});`;
  expect(parseSounds(script)).toEqual({ 1: 'data:audio/mpeg;base64,AA==', 2: '/two.mp3' });
});
