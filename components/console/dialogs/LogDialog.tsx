import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Cluster, Stack } from '@/components/ui/Stack';
import { mayRun } from '@/hooks/console/hostRights';
import { useLog, type LogLine } from '@/hooks/console/useLog';
import { color, radius, size, space } from '@/styles/tokens';
import { changeText, isRecord, recordText } from './recordText';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** An action of a host, as the log tells it. */
interface LoggedAction {
  id: string;
  /** What was done and to whom, in words. */
  text: string;
  /** UTC, ISO 8601. */
  at: string;
  /** Null: their account is gone. */
  actorHandle: string | null;
  reason: string | null;
  isUndone: boolean;
  /** Nothing takes it back any more. */
  isFinal: boolean;
}

interface Props {
  /** The last acts, as the console has them. */
  actions: readonly LoggedAction[];
  /** An act of this kind of tool in words. */
  textOf: (line: LogLine) => string;
  /** What an undo does not do. */
  limits: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Who did what to whom and changed what, newest first, and the way to take the last act back. */
export function LogDialog({ actions, textOf, limits, onUndo, onClose }: Props) {
  const { t } = useTranslation('console');
  const tool = useConsoleTool();
  const mayUndo = mayRun(tool);
  const last = actions.find(({ isUndone }) => !isUndone);
  const log = useLog(tool.id, last?.id ?? null);
  // The console's own acts are there at once, and all there is where the whole log does not come.
  const rows = log.lines?.map((line) => shownLine(line, textOf)) ?? actions;
  return (
    <Dialog isOpen onClose={onClose} title={t('log.heading')}>
      {rows.length === 0 && <p>{t('log.empty')}</p>}
      <Stack as="ol" role="list" $gap={2}>
        {rows.map((row) => (
          <Line key={row.id}>
            <span>
              {row.isUndone ? <s>{row.text}</s> : row.text}
              {row.isUndone && ` · ${t('log.undone')}`}
              {'line' in row && <Changes line={row.line} />}
              <small>
                <LocalTime at={row.at} as="time" /> · <bdi>{row.actorHandle ?? t('log.gone')}</bdi>
                {row.reason && ` · ${t('row.reason', { reason: row.reason })}`}
              </small>
            </span>
            {row.id === last?.id && !last.isFinal && mayUndo && (
              <Button size="small" variant="quiet" onClick={onUndo}>
                {t('log.undo_this')}
              </Button>
            )}
          </Line>
        ))}
      </Stack>
      <FormError code={log.errorCode}>{log.errorCode && t(`errors:${log.errorCode}`)}</FormError>
      {log.lines && <Further log={log} mayExport={mayUndo} />}
      <p>{limits}</p>
    </Dialog>
  );
}

/** A record says itself what it is; the text of an act is its tool's. */
function shownLine(line: LogLine, textOf: Props['textOf']) {
  return { ...line, text: isRecord(line) ? '' : textOf(line), line };
}

/** What a record is about, and what changed, each on a line of its own. */
function Changes({ line }: { line: LogLine }) {
  const { t, i18n } = useTranslation('log');
  if (!isRecord(line)) return null;
  return (
    <>
      {recordText(t, line)}
      {line.changes.map((change) => (
        <small key={change.field}>{changeText(t, change, i18n.language)}</small>
      ))}
    </>
  );
}

function Further({ log, mayExport }: { log: ReturnType<typeof useLog>; mayExport: boolean }) {
  const { t } = useTranslation('log');
  return (
    <Cluster>
      {log.hasMore && (
        <Button
          size="small"
          variant="quiet"
          isLoading={log.isBusy}
          onClick={() => void log.loadMore()}
        >
          {t('more')}
        </Button>
      )}
      {mayExport && (
        <Button
          size="small"
          variant="quiet"
          isLoading={log.isBusy}
          onClick={() => void log.exportAll()}
        >
          {t('export')}
        </Button>
      )}
    </Cluster>
  );
}
