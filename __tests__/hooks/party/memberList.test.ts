import { expect, test } from '@jest/globals';
import { joinPages } from '@/hooks/party/memberList';

const row = (number: number, status = 100, lane = 2) => ({
  id: `entry-${number}`,
  number,
  status,
  lane,
});

test('later pages follow the first one', () => {
  expect(joinPages([row(1), row(2)], [row(3), row(4)]).map((member) => member.number)).toEqual([
    1, 2, 3, 4,
  ]);
});

test('nobody stands in the list twice', () => {
  expect(joinPages([row(1), row(2), row(3)], [row(3), row(4)])).toHaveLength(4);
});

test('a later row the first page has passed is gone', () => {
  const first = [row(2, 120), row(5), row(6)];
  expect(joinPages(first, [row(3), row(7)]).map((member) => member.number)).toEqual([2, 5, 6, 7]);
});

test('whoever went away or was called from further back does not stand in line any more', () => {
  const later = [row(3), row(4), row(5)];
  expect(joinPages([row(1)], later, new Set(['entry-4'])).map(({ number }) => number)).toEqual([
    1, 3, 5,
  ]);
});

test('people who are up do not decide what has been passed', () => {
  expect(joinPages([row(9, 140)], [row(3)]).map((member) => member.number)).toEqual([9, 3]);
});

test('each lane is passed by itself, and who came back is not measured by number', () => {
  const first = [row(40, 100, 0), row(90, 100, 1), row(5)];
  const later = [row(3, 100, 0), row(40, 100, 0), row(2, 100, 0), row(80, 100, 1), row(8)];
  expect(joinPages(first, later).map(({ number }) => number)).toEqual([40, 90, 5, 2, 8]);
});
