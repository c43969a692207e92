import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Lamp } from '@/components/console/bar/Lamp';
import { HealthNote } from '@/components/console/health/HealthNote';
import { HEALTH_WARNINGS } from '@/lib/shared/widgets/health';
import { renderScreen } from '@/__tests__/support/screen';

const lamp = (change: Partial<ComponentProps<typeof Lamp>>) =>
  renderScreen(
    <Lamp
      {...{ isConnected: true, seconds: 2, warnings: [], isOver: false, onPress: jest.fn() }}
      rehearsal={null}
      {...change}
    />,
  );
const said = () => screen.getByRole('button').textContent;

test('the lamp says how many things are wrong, unless nothing is heard of the overlay at all', () => {
  lamp({}).unmount();
  const { unmount } = lamp({ warnings: ['TWO_COPIES', 'WRONG_SIZE'] });
  expect(said()).toBe('On air2 things to fix');
  unmount();
  lamp({ warnings: ['TWO_COPIES'], seconds: 40 });
  expect(said()).toBe('No signalfor 40 s');
});

test('a console says what is worst and what to do about it, and how much more there is', () => {
  const { rerender } = renderScreen(<HealthNote warnings={[]} />);
  const note = screen.getByRole('status');
  expect(note).toBeEmptyDOMElement();
  rerender(<HealthNote warnings={['TWO_COPIES']} />);
  expect(note).toHaveTextContent(
    /^Your overlay runs twice\. Sounds would play twice\..*shows it\.$/,
  );
  rerender(<HealthNote warnings={['HIDDEN', 'WRONG_SIZE', 'SLOW']} />);
  expect(note).toHaveTextContent(/^Your overlay is hidden\. .*And 2 more things to fix\.$/);
});

test('every warning has words and a remedy', () => {
  for (const warning of HEALTH_WARNINGS) {
    const { unmount } = renderScreen(<HealthNote warnings={[warning]} />);
    expect(screen.getByRole('status').textContent).toMatch(/^Your \S.+\. \S.+\.$/);
    unmount();
  }
});
