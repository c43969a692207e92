import { screen } from '@testing-library/react';
import { FormError } from '@/components/ui/forms/FormError';
import { renderScreen } from '@/__tests__/support/screen';

test('an error links the article of its cause, and opens it beside what was typed', () => {
  renderScreen(<FormError code="party.full">Every place is taken.</FormError>);
  expect(screen.getByRole('alert')).toHaveTextContent('Every place is taken.');
  const link = screen.getByRole('link', { name: /What can I do\?/ });
  expect(link).toHaveAttribute('href', '/help?error=party.full');
  expect(link).toHaveAttribute('target', '_blank');
});

test('without a code there is nothing to look up, and without words nothing at all', () => {
  const { container, rerender } = renderScreen(<FormError>Say something.</FormError>);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<FormError code="party.full">{null}</FormError>);
  expect(container).toBeEmptyDOMElement();
});
