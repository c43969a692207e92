import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { ChatLine, useHelpChat } from '@/hooks/help/useHelpChat';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Reply } from '@/lib/help/answers/answerTo';
import { articlePath } from '@/lib/help/articlePath';
import { Questions, Theirs } from './Chat.styles';

interface Props {
  line: ChatLine;
  reply: Reply;
  onChoose: ReturnType<typeof useHelpChat>['ask'];
}

/** An answer with its article, two or three to choose from, or that there is none. */
export function ReplyText({ line, reply, onChoose }: Props) {
  const { t } = useTranslation('helpChat');
  if (reply.kind === 'unknown') {
    return (
      <Theirs>
        <p>{t('unknown')}</p>
      </Theirs>
    );
  }
  if (reply.kind === 'choices') {
    return (
      <Theirs>
        <p>{t('choices')}</p>
        <Questions role="list">
          {reply.articles.map(({ id, title }) => (
            <li key={id}>
              <Button
                variant="quiet"
                size="small"
                onClick={() => onChoose({ text: title, chosen: id, about: line.text })}
              >
                {title}
              </Button>
            </li>
          ))}
        </Questions>
      </Theirs>
    );
  }
  return (
    <Theirs>
      <p>{reply.text}</p>
      {/* In a tab of its own: what was typed on this page stays. */}
      <Link href={articlePath(reply.article)} prefetch={false} target="_blank">
        {t('source', { title: reply.title })}
        <VisuallyHidden> {t('common:link.new_tab')}</VisuallyHidden>
      </Link>
    </Theirs>
  );
}
