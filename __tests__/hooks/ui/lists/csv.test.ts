import { expect, test } from '@jest/globals';
import { csvOf } from '@/hooks/ui/lists/csv';

test('commas, quotes and line ends stay inside their cell', () => {
  expect(csvOf([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe(
    '\uFEFF"a,b","say ""hi""","two\nlines",plain\r\n',
  );
});

test('what a table program would run is a text', () => {
  expect(csvOf([['=1+1', '@cmd', '-5', '+5', 'a=b']])).toBe("\uFEFF'=1+1,'@cmd,'-5,'+5,a=b\r\n");
});
