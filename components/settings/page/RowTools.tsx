import { IconButton } from '@/components/ui/buttons/IconButton';
import { Cluster } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { RowTitle } from './PageSetup.styles';

interface RowToolsProps {
  /** What the row is called, with its number. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Head of one row of a list: its name, and buttons that move or remove it. */
export function RowTools({ title, isFirst, isLast, onMove, onRemove }: RowToolsProps) {
  const { t } = useTranslation('pagesetup');
  return (
    <Cluster $justify="space-between">
      <RowTitle>{title}</RowTitle>
      <Cluster $gap={1}>
        <IconButton
          icon="chevron-up"
          label={t('row.up', { title })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={t('row.down', { title })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon="trash"
          tone="stop"
          label={t('row.remove', { title })}
          onClick={onRemove}
        />
      </Cluster>
    </Cluster>
  );
}
