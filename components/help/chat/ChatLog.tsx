import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { ChatLine, useHelpChat } from '@/hooks/help/useHelpChat';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Lines, Mine } from './Chat.styles';
import { Further } from './Further';
import { ReplyText } from './ReplyText';
import { Waiting } from './Waiting';

interface Props {
  lines: readonly ChatLine[];
  hasFailed: boolean;
  onChoose: ReturnType<typeof useHelpChat>['ask'];
  onRetry: () => void;
  onHandOver: (key: number) => void;
}

/** Questions and answers; each answer is read out when it comes. */
export function ChatLog({ lines, hasFailed, onChoose, onRetry, onHandOver }: Props) {
  const { t } = useTranslation('helpChat');
  const newest = useRef<HTMLParagraphElement>(null);
  const count = lines.length;
  const isAnswered = lines.at(-1)?.reply !== null;

  useEffect(() => {
    // The question stays above its answer, however long that is.
    if (count > 0) newest.current?.scrollIntoView({ block: 'start' });
  }, [count, isAnswered]);

  return (
    <Lines role="log" aria-label={t('log')}>
      {lines.map((line, at) => {
        const isNewest = at === count - 1;
        return (
          <Lines key={line.key}>
            <Mine ref={isNewest ? newest : undefined}>
              <VisuallyHidden>{t('you')} </VisuallyHidden>
              {line.text}
            </Mine>
            {line.reply === null ? (
              <Waiting hasFailed={hasFailed} onRetry={onRetry} />
            ) : (
              <ReplyText line={line} reply={line.reply} onChoose={onChoose} />
            )}
            {isNewest ? <Further line={line} hasFailed={hasFailed} onPress={onHandOver} /> : null}
          </Lines>
        );
      })}
    </Lines>
  );
}
