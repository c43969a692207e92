import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { useReorder } from '@/hooks/party/useReorder';

const ids = ['anna', 'bert', 'carl'];
const ROW_PX = 40;

beforeEach(() => {
  document.body.innerHTML = ids.map((id) => `<li data-entry="${id}"></li>`).join('');
  document.querySelectorAll('li').forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * ROW_PX, 200, ROW_PX);
  });
});

/** A primary pointer at a height, on a grip that has captured it. */
function pointerAt(clientY: number) {
  const grip = { setPointerCapture: jest.fn(), hasPointerCapture: () => true };
  const event = { button: 0, isPrimary: true, pointerId: 1, clientY, currentTarget: grip };
  return event as unknown as PointerEvent;
}

function show() {
  const onDrop = jest.fn();
  const onWord = jest.fn();
  const { result } = renderHook(() => useReorder({ ids, lastSlot: ids.length, onDrop, onWord }));
  return { onDrop, onWord, grip: result.current.grip };
}

test('a drag that is quicker than the drawing ends where the hand let go', () => {
  const { onDrop, grip } = show();
  const carl = grip('carl');
  act(() => {
    carl.onPointerDown(pointerAt(2.5 * ROW_PX));
    carl.onPointerMove(pointerAt(1.2 * ROW_PX));
    carl.onPointerMove(pointerAt(0.1 * ROW_PX));
    carl.onPointerUp(pointerAt(0.1 * ROW_PX));
  });
  expect(onDrop.mock.calls).toEqual([['carl', 0]]);
});

test('who is let go where they were stays, and so it is said', () => {
  const { onDrop, onWord, grip } = show();
  const bert = grip('bert');
  act(() => {
    bert.onPointerDown(pointerAt(1.5 * ROW_PX));
    bert.onPointerMove(pointerAt(0.1 * ROW_PX));
    bert.onPointerMove(pointerAt(1.2 * ROW_PX));
    bert.onPointerUp(pointerAt(1.2 * ROW_PX));
  });
  expect(onDrop).not.toHaveBeenCalled();
  expect(onWord).toHaveBeenLastCalledWith('cancelled', 'bert', 2);
});
