import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { AsWritten } from '@/components/landing/show/AsWritten';

test('what the server wrote stays through every render, until something live takes its place', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<div><p>Written</p></div>';
  const written = page.querySelector('p');
  const fails = jest.fn();
  const tree = (live?: string) => (
    <AsWritten live={live}>
      <p>Rendered</p>
    </AsWritten>
  );
  const root = await act(() => hydrateRoot(page, tree(), { onRecoverableError: fails }));
  expect(page.querySelector('p')).toBe(written);
  act(() => root.render(tree()));
  expect(page.querySelector('p')).toBe(written);
  act(() => root.render(tree('Live')));
  expect(page).toHaveTextContent(/^Live$/);
  expect(fails).not.toHaveBeenCalled();
});

test('who comes from another page of ours has it rendered', () => {
  const { container } = render(
    <AsWritten>
      <p>Rendered</p>
    </AsWritten>,
  );
  expect(container).toHaveTextContent('Rendered');
});
