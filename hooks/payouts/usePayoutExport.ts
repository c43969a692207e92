import { useState } from 'react';
import { saveFile } from '@/hooks/ui/saveFile';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { tryCall, type Outcome } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { LineState, PayoutLine } from '@/lib/shared/payouts/payouts';

type Answer = Outcome<ResultOf<'payouts/get-export/'>>;

const COLUMNS = [
  'day',
  'cause',
  'kind',
  'title',
  'from',
  'gross',
  'fee',
  'net',
  'currency',
  'state',
  'state_at',
] as const;

/** Hands over every line of a filter as one table, an own row for every cause. */
export function usePayoutExport(filter: LineState | null) {
  const { t } = useTranslation('payouts');
  const [isRunning, setIsRunning] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);

  // Plain decimals: a table program adds them up, whatever its language.
  const decimal = (amount: number) => (amount / 100).toFixed(2);
  const rowOf = (line: PayoutLine) => [
    line.at,
    t(`csv.${line.what}`),
    t(`csv.${line.kind}`),
    line.title,
    line.fromName ?? '',
    { number: decimal(line.gross) },
    { number: decimal(line.fee) },
    { number: decimal(line.net) },
    line.currency,
    t(`state.${line.state}`),
    line.stateAt ?? '',
  ];

  async function allLines(): Promise<PayoutLine[] | null> {
    const lines: PayoutLine[] = [];
    let cursor: string | null | undefined;
    do {
      const { answer, refusal }: Answer = await tryCall('payouts/get-export/', {
        state: filter,
        cursor,
      });
      if (!answer) {
        setErrorCode(refusal);
        return null;
      }
      lines.push(...answer.payoutExport.items);
      ({ cursor } = answer.payoutExport);
    } while (cursor !== null);
    return lines;
  }

  async function run() {
    if (isRunning) return;
    setIsRunning(true);
    setErrorCode(null);
    const lines = await allLines();
    if (lines) {
      const { csvOf } = await import('@/hooks/ui/lists/csv');
      const head = COLUMNS.map((name) => t(`csv.column_${name}`));
      const name = filter === null ? 'payouts.csv' : `payouts-${filter.toLowerCase()}.csv`;
      saveFile(name, csvOf([head, ...lines.map(rowOf)]), 'text/csv;charset=utf-8');
    }
    setIsRunning(false);
  }

  return { run: () => void run(), isRunning, errorCode };
}
