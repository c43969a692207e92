import styled from 'styled-components';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { FieldError } from '@/components/ui/forms/FieldError';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { bytesWords } from '@/lib/i18n/bytes';
import { FILES_PATH, type OrderFile } from '@/lib/shared/files/files';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

const sheet: IconDrawing = {
  shape: 'M7 4h6.5L18 8.5V19a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z',
  cut: 'M13.5 4v4.5H18',
};
const down: IconDrawing = { lines: 'M12 4.5v10M7.5 10.5 12 15l4.5-4.5M5 19.5h14' };

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: ${target.touch};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.text};
  text-decoration: none;

  b {
    display: block;
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
`;

/** A file that can be fetched. */
export function FileLink({ file }: { file: OrderFile }) {
  const { i18n } = useTranslation('common');
  return (
    <Row as="a" href={`${FILES_PATH}${file.id}`} download={file.name}>
      <DrawnIcon drawing={sheet} />
      <span>
        <b>
          <bdi>{file.name}</bdi>
        </b>
        <small>{bytesWords(file.bytes, i18n.language)}</small>
      </span>
      <DrawnIcon drawing={down} />
    </Row>
  );
}

interface FileLineProps {
  name: string;
  bytes?: number;
  /** How much of it is on its way, 0 to 1; null: it waits or is there. */
  share: number | null;
  /** In the reader's language. */
  error?: string | null;
  dropLabel: string;
  onDrop: () => void;
  onRetry?: () => void;
}

/** A file that is being sent, or that can still be taken away. */
export function FileLine(props: FileLineProps) {
  const { name, bytes, share, error = null, dropLabel, onDrop, onRetry } = props;
  const { t, i18n } = useTranslation('common');
  return (
    <Row>
      <DrawnIcon drawing={sheet} />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        {bytes !== undefined && <small>{bytesWords(bytes, i18n.language)}</small>}
      </span>
      <span>
        {error !== null && onRetry && (
          <IconButton icon="next" label={t('retry')} onClick={onRetry} />
        )}
        <IconButton icon="close" label={dropLabel} onClick={onDrop} />
      </span>
      {share !== null && error === null && <ProgressBar value={share} max={1} label={name} />}
      {error !== null && <FieldError id={`file-${name}`}>{error}</FieldError>}
    </Row>
  );
}
