import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { mascotStage } from '@/__tests__/support/mascotStage';

let play: jest.SpiedFunction<HTMLMediaElement['play']>;
let pause: jest.SpiedFunction<HTMLMediaElement['pause']>;

beforeEach(() => {
  jest.useFakeTimers();
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function wave({ mascot, pass }: ReturnType<typeof mascotStage>) {
  mascot.play('Wave');
  pass(1000);
}

test('nothing sounds before somebody pressed something', () => {
  const stage = mascotStage({ isMuted: false });
  wave(stage);
  expect(play).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body);
  wave(stage);
  expect(play).toHaveBeenCalledTimes(1);
});

test('muted, nothing sounds, and what sounds stops', () => {
  const stage = mascotStage({ isMuted: true });
  fireEvent.pointerDown(document.body);
  wave(stage);
  expect(play).not.toHaveBeenCalled();
  stage.mascot.setMuted(false);
  wave(stage);
  stage.mascot.setMuted(true);
  expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1]);
});

test('a sound is heard once with its frame, not again while nothing moves', () => {
  const stage = mascotStage({ isMuted: false });
  fireEvent.pointerDown(document.body);
  wave(stage);
  stage.pass(60_000);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a browser that refuses is no fault', async () => {
  play.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  const stage = mascotStage({ isMuted: false });
  fireEvent.pointerDown(document.body);
  wave(stage);
  await Promise.resolve();
  expect(play).toHaveBeenCalled();
});
