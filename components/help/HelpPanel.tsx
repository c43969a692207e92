import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { TextField } from '@/components/ui/forms/TextField';
import { Button } from '@/components/ui/buttons/Button';
import { textOf } from '@/hooks/ui/formValues';
import { useHelpChat } from '@/hooks/help/useHelpChat';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ChatLog } from './chat/ChatLog';
import { HandOver } from './chat/HandOver';
import { Suggestions } from './chat/Suggestions';
import { Ask, Panel, Quiet } from './chat/Chat.styles';

const LONGEST_QUESTION = 200;

interface Props {
  /** Decides which questions are suggested. */
  path: string;
  isOpen: boolean;
}

/** The help chat: answers from our articles, else a question to people, by e-mail. */
export function HelpPanel({ path, isOpen }: Props) {
  const { t } = useTranslation('helpChat');
  const { lines, ask, hasFailed, retry } = useHelpChat();
  const [handedOver, setHandedOver] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const last = lines.at(-1);
  const isForPeople = last?.reply?.kind === 'unknown' || handedOver === last?.key;

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textOf(new FormData(event.currentTarget), 'question').trim();
    if (text === '') return;
    ask({ text });
    event.currentTarget.reset();
  };
  // What was pressed goes away, or stays far above: the next question is typed below.
  const choose: typeof ask = (question) => {
    ask(question);
    field.current?.focus();
  };

  return (
    <Panel>
      <header>
        <h2>{t('title')}</h2>
        <Quiet>{t('intro')}</Quiet>
      </header>
      <ChatLog
        lines={lines}
        hasFailed={hasFailed}
        onChoose={choose}
        onRetry={retry}
        onHandOver={setHandedOver}
      />
      {last === undefined ? <Suggestions path={path} onChoose={choose} /> : null}
      {last !== undefined && isForPeople ? (
        <HandOver
          key={last.key}
          question={last.about ?? last.text}
          hasFocus={handedOver === last.key}
        />
      ) : null}
      <Ask method="post" onSubmit={submit}>
        <TextField
          ref={field}
          name="question"
          label={t('field')}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={LONGEST_QUESTION}
        />
        <Button type="submit">{t('send')}</Button>
      </Ask>
    </Panel>
  );
}
