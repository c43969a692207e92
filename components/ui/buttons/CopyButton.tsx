import { useTranslation } from '@/hooks/ui/useTranslation';
import { useCopy } from '@/hooks/ui/useCopy';
import { Button } from './Button';
import type { ButtonSize, ButtonVariant } from './Button.styles';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

interface CopyButtonProps {
  text: string;
  /** What is copied, as a command: "Copy link". */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
}

export function CopyButton({
  text,
  label,
  variant = 'quiet',
  size = 'medium',
  isWide = false,
}: CopyButtonProps) {
  const { t } = useTranslation('common');
  const { state, copy } = useCopy();
  const outcome = state === 'idle' ? '' : t(`copy.${state}`);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        isWide={isWide}
        icon={state === 'copied' ? 'check' : 'copy'}
        onClick={() => void copy(text)}
      >
        {outcome || label}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
