import { cleanup, screen } from '@testing-library/react';
import { usePolicyWords } from '@/hooks/service/usePolicyWords';
import type { CancelPolicy, ServiceKind } from '@/lib/shared/experiences/kinds';
import { renderScreen } from '@/__tests__/support/screen';

const HOUR_MS = 3_600_000;

interface Props {
  cancelPolicy: CancelPolicy;
  kind: ServiceKind;
  startsAt: string | null;
}

function Words({ cancelPolicy, kind, startsAt }: Props) {
  const words = usePolicyWords({ kind, cancelPolicy, creator: { name: 'Nora' } });
  return <p>{words(startsAt)}</p>;
}

/** What is said of a session that begins in so many hours; null: no time is chosen. */
function said(cancelPolicy: CancelPolicy, hours: number | null, kind: ServiceKind = 'SESSION') {
  const startsAt = hours === null ? null : new Date(Date.now() + hours * HOUR_MS).toISOString();
  renderScreen(<Words cancelPolicy={cancelPolicy} kind={kind} startsAt={startsAt} />);
  const words = screen.getByRole('paragraph').textContent;
  cleanup();
  return words;
}

test('without a time the hours are said', () => {
  expect(said('FLEXIBLE', null)).toBe('Free to cancel until 24 hours before, then half back');
  expect(said('NONE', null)).toBe('No refund once booked, unless Nora cancels');
});

test('with a time it says until when, as long as that is still to come', () => {
  expect(said('FLEXIBLE', 96)).toMatch(/^Free to cancel until \w+ .*, then half back$/);
  expect(said('FLEXIBLE', 5)).toBe('Cancel any time before and get half back');
  expect(said('STANDARD', 96)).toMatch(/^Free to cancel until .*, half back until /);
  expect(said('STANDARD', 30)).toMatch(/^Cancel until .* and get half back$/);
  expect(said('STANDARD', 5)).toBe('Starts too soon to be canceled for a refund');
  expect(said('STRICT', 96)).toMatch(/^Free to cancel until .*, then no refund$/);
  expect(said('STRICT', 30)).toBe('Starts too soon to be canceled for a refund');
  expect(said('NONE', 96)).toBe('No refund once booked, unless Nora cancels');
});

test('what has no time says when it can be cancelled', () => {
  expect(said('STRICT', null, 'DELIVERY')).toMatch(/until Nora begins/);
  expect(said('STRICT', null, 'INSTANT')).toMatch(/^Yours right away/);
});
