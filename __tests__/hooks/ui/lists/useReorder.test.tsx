import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { useReorder } from '@/hooks/ui/lists/useReorder';

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
  const grip = {
    setPointerCapture: jest.fn(),
    hasPointerCapture: () => true,
    // Nothing around it scrolls by itself.
    closest: () => null,
  };
  const event = { button: 0, isPrimary: true, pointerId: 1, clientY, currentTarget: grip };
  return event as unknown as PointerEvent;
}

function show() {
  const onDrop = jest.fn();
  const onWord = jest.fn();
  const { result } = renderHook(() => useReorder({ ids, lastSlot: ids.length, onDrop, onWord }));
  return { onDrop, onWord, grip: result.current.grip };
}

/** One gesture through these heights, all of it before anything is drawn. */
function drag(grip: ReturnType<ReturnType<typeof useReorder>['grip']>, ...rows: number[]) {
  const heights = rows.map((row) => row * ROW_PX);
  act(() => {
    grip.onPointerDown(pointerAt(heights[0]!));
    for (const height of heights.slice(1)) grip.onPointerMove(pointerAt(height));
    grip.onPointerUp(pointerAt(heights.at(-1)!));
  });
}

test('a drag that is quicker than the drawing ends where the hand let go', () => {
  const { onDrop, grip } = show();
  drag(grip('carl'), 2.5, 1.2, 0.1);
  expect(onDrop.mock.calls).toEqual([['carl', 0]]);
});

test('who is let go where they were stays, and so it is said', () => {
  const { onDrop, onWord, grip } = show();
  drag(grip('bert'), 1.5, 0.1, 1.2);
  expect(onDrop).not.toHaveBeenCalled();
  expect(onWord).toHaveBeenLastCalledWith('cancelled', 'bert', 2);
});
