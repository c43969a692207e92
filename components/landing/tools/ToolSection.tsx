import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ToolMark, type Tool } from '@/components/shared/ToolMark';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { ToolRow, ToolWords } from '@/components/landing/Landing.styles';

interface ToolSectionProps {
  tool: Tool;
  name: string;
  /** Puts the preview on the other side, where there is room for two. */
  isTurned?: boolean;
  children: ReactNode;
}

export function ToolSection({ tool, name, isTurned = false, children }: ToolSectionProps) {
  const { t } = useTranslation('landing');
  return (
    <ToolRow $isTurned={isTurned} aria-labelledby={`tool-${tool}`}>
      <ToolWords>
        <h2 id={`tool-${tool}`}>
          <ToolMark tool={tool} size={40} />
          {name}
        </h2>
        <StatusBadge status="good">{t('now')}</StatusBadge>
        <h3>{t(`${tool}.heading`)}</h3>
        <p>{t(`${tool}.text`)}</p>
      </ToolWords>
      {children}
    </ToolRow>
  );
}
