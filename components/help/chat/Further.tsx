import { Button } from '@/components/ui/buttons/Button';
import type { ChatLine } from '@/hooks/help/useHelpChat';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  line: ChatLine;
  /** The articles did not come. */
  hasFailed: boolean;
  onPress: (key: number) => void;
}

/** Leads to people, where the answer is not what was meant. */
export function Further({ line: { key, reply }, hasFailed, onPress }: Props) {
  const { t } = useTranslation('helpChat');
  // Where nothing is known, people are asked at once.
  if (reply === null ? !hasFailed : reply.kind === 'unknown') return null;
  return (
    <div>
      <Button variant="link" size="small" onClick={() => onPress(key)}>
        {t('further')}
      </Button>
    </div>
  );
}
