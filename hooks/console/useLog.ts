import { useEffect, useState } from 'react';
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

interface Page {
  lines: readonly LogLine[];
  cursor: string | null;
}

/** The log of a live tool, page by page; `newest` names its last act, and another one reads again. */
export function useLog(toolId: string, newest: string | null): Log {
  const [page, setPage] = useState<Page | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);

  useEffect(() => {
    let isHere = true;
    const readFirst = async () => {
      const first = await readPage(toolId, null);
      if (!isHere) return;
      setErrorCode(first.refusal);
      if (first.page) setPage(first.page);
    };
    void readFirst();
    return () => {
      isHere = false;
    };
  }, [toolId, newest]);

  async function readMore() {
    if (page === null) return;
    const next = await readPage(toolId, page.cursor);
    setErrorCode(next.refusal);
    if (next.page) setPage({ ...next.page, lines: [...page.lines, ...next.page.lines] });
  }

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
    loadMore: () => busy(readMore),
    exportAll: () => busy(async () => setErrorCode(await saveLog(toolId))),
  };
}

/** A page of the log with the texts it is told in; null where one of them does not come. */
async function readPage(
  toolId: string,
  cursor: string | null,
): Promise<{ page: Page | null; refusal: ErrorCode | null }> {
  const asked = tryCall('party/get-log/', { partyID: toolId, cursor });
  const [{ answer, refusal }, hasTexts] = await Promise.all([asked, loadTexts('log')]);
  if (!answer || !hasTexts) return { page: null, refusal };
  const { items: lines, cursor: next } = answer.toolLog;
  return { page: { lines, cursor: next }, refusal };
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
