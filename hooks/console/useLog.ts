import { useCallback, useEffect, useState } from 'react';
import { saveFile } from '@/hooks/ui/saveFile';
import { loadTexts } from '@/lib/i18n/loadTexts';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ResultOf } from '@/lib/secureql/operations/all';
import type { ErrorCode } from '@/lib/shared/errors';

/** A line of the whole log. */
export type LogLine = ResultOf<'party/get-log/'>['toolLog']['items'][number];

interface Log {
  /** Newest first; null until the first page and the texts of `log` have come. */
  lines: readonly LogLine[] | null;
  hasMore: boolean;
  isBusy: boolean;
  errorCode: ErrorCode | null;
  loadMore: () => Promise<void>;
  /** Saves all of it as a file. */
  exportAll: () => Promise<void>;
}

/** The log of a live tool, page by page; `newest` names its last act, and another one reads again. */
export function useLog(toolId: string, newest: string | null): Log {
  const [page, setPage] = useState<{ lines: LogLine[]; cursor: string | null } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);

  const read = useCallback(
    async (before: LogLine[], cursor: string | null) => {
      const asked = tryCall('party/get-log/', { partyID: toolId, cursor });
      const [{ answer, refusal }, hasTexts] = await Promise.all([asked, loadTexts('log')]);
      setErrorCode(refusal);
      if (!answer || !hasTexts) return;
      const { items, cursor: next } = answer.toolLog;
      setPage({ lines: [...before, ...items], cursor: next });
    },
    [toolId],
  );

  useEffect(() => {
    void read([], null);
  }, [read, newest]);

  async function busy(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    await work();
    setIsBusy(false);
  }

  return {
    lines: page?.lines ?? null,
    hasMore: page !== null && page.cursor !== null,
    isBusy,
    errorCode,
    loadMore: () => busy(() => read(page?.lines ?? [], page?.cursor ?? null)),
    exportAll: () => busy(async () => setErrorCode(await saveLog(toolId))),
  };
}

/** Reads part after part and saves them as one file. Returns why that did not work. */
async function saveLog(toolId: string): Promise<ErrorCode | null> {
  const parts: string[] = [];
  let cursor: string | null = null;
  do {
    const { answer, refusal } = await readPart(toolId, cursor);
    if (!answer?.exportLog.item) return refusal ?? 'internal';
    parts.push(answer.exportLog.item.csv);
    ({ cursor } = answer.exportLog.item);
  } while (cursor !== null);
  saveFile(`log-${toolId}.csv`, parts.join(''), 'text/csv;charset=utf-8');
  return null;
}

const readPart = (partyID: string, cursor: string | null) =>
  tryCall('party/export-log/', { partyID, cursor });
