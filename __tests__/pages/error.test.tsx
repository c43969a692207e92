import { screen } from '@testing-library/react';
import ErrorPage from '@/pages/_error';
import { lateParts, renderScreen } from '@/__tests__/support/screen';

const heading = () => screen.getByRole('heading', { level: 1 });

test.each([400, 404, 405])(
  'what was asked for wrongly (%i) is not called our mistake',
  async (status) => {
    renderScreen(<ErrorPage statusCode={status} />);
    expect(heading()).toHaveTextContent('There’s nothing here');
    await lateParts();
  },
);

test.each([500, 503])('what broke here (%i) is', async (status) => {
  renderScreen(<ErrorPage statusCode={status} />);
  expect(heading()).toHaveTextContent('That’s on us');
  await lateParts();
});
