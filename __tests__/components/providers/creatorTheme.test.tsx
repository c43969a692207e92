import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CreatorTheme, ThemeStyle } from '@/components/providers/CreatorTheme';

const creators = '--accent:#123456;color-scheme:dark';

/** The document as it came from the server, with a page of that theme in it. */
function openPage(variables: string | undefined) {
  document.head.innerHTML = renderToStaticMarkup(
    <ThemeStyle variables={variables} nonce="n0nce" />,
  );
  return render(<CreatorTheme variables={variables} />);
}

const colours = () => document.getElementById('theme-style')?.textContent;

test('the server paints a page in its owner’s colours, under the nonce of the answer', () => {
  openPage(creators);
  expect(document.head.innerHTML).toContain('nonce="n0nce"');
  expect(colours()).toBe(`html:root{${creators}}`);
});

test('a page that follows nobody adds nothing to the default theme', () => {
  openPage(undefined);
  expect(colours()).toBe('');
});

test('leaving a creator’s page takes their colours away, entering one brings them', () => {
  const page = openPage(creators);
  page.rerender(<CreatorTheme variables={undefined} />);
  expect(colours()).toBe('');
  page.rerender(<CreatorTheme variables={creators} />);
  expect(colours()).toBe(`html:root{${creators}}`);
});
