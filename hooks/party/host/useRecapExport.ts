import { saveFile } from '@/hooks/ui/saveFile';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import type { ErrorCode } from '@/lib/shared/errors';
import { RECAP_KINDS } from '@/lib/shared/parties/queueRules';
import { readRecap, type RecapEntry } from './useRecap';
import type { EntryField } from '@/lib/shared/forms/entryFields';

const COLUMNS = ['number', 'who', 'guest', 'state', 'joined', 'called', 'ended', 'wait', 'reason'];

/** Reads every page of every list and hands them over as one table. */
export function useRecapExport(partyID: string, entryFields: readonly EntryField[]) {
  const { t } = useTranslation('aftershow');
  const [isRunning, setIsRunning] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);

  const rowOf = (entry: RecapEntry) => [
    String(entry.number),
    entry.handle,
    entry.isGuest ? t('console:row.guest') : '',
    t(`party:status.${entry.status}`),
    entry.joinedAt,
    entry.calledAt ?? '',
    entry.endedAt ?? '',
    String(Math.round(entry.waitSeconds / 60)),
    entry.endReason ?? '',
    ...entryFields.map(({ key }) => entry.fields.find((one) => one.key === key)?.value ?? ''),
  ];

  async function allRows(): Promise<string[][] | null> {
    const rows: string[][] = [];
    for (const kind of RECAP_KINDS) {
      let cursor: string | null = null;
      do {
        const { page, refusal } = await readRecap(partyID, kind, cursor);
        setErrorCode(refusal);
        if (!page) return null;
        rows.push(...page.items.map(rowOf));
        ({ cursor } = page);
      } while (cursor !== null);
    }
    return rows;
  }

  async function run() {
    setIsRunning(true);
    const rows = await allRows();
    if (rows) {
      const { csvOf } = await import('@/hooks/ui/lists/csv');
      const labels = entryFields.map(({ label }) => label);
      const head = [...COLUMNS.map((name) => t(`column.${name}`)), ...labels];
      saveFile(`queue-${partyID}.csv`, csvOf([head, ...rows]), 'text/csv;charset=utf-8');
    }
    setIsRunning(false);
  }

  return { run, isRunning, errorCode };
}
