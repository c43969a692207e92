import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { CreatorTheme } from '@/components/providers/CreatorTheme';

function styleTagsOf(variables: string | undefined) {
  const sheet = new ServerStyleSheet({ nonce: 'n0nce' });
  renderToString(sheet.collectStyles(<CreatorTheme variables={variables} />));
  const tags = sheet.getStyleTags();
  sheet.seal();
  return tags;
}

test('the server paints a page in its owner’s colours, under the nonce of the answer', () => {
  const tags = styleTagsOf('--accent:#123456;color-scheme:dark');
  expect(tags).toContain('nonce="n0nce"');
  expect(tags).toContain(':root{--accent:#123456;color-scheme:dark;}');
});

test('a page that follows nobody adds nothing to the default theme', () => {
  expect(styleTagsOf(undefined)).not.toContain(':root');
});
