import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { SHOW_STEPS, type ShowStep } from '@/hooks/landing/showScript';
import { useShow } from '@/hooks/landing/useShow';
import { Root, Said, Stage, Steps } from './Show.styles';
import { ShowConsole } from './ShowConsole';
import { ShowPhone } from './ShowPhone';
import { ShowStream } from './ShowStream';

export interface ShowProps {
  /** CSS declarations of the sample creator's dark theme. */
  theme: string;
  first: ShowStep;
  /** It replaces what had the focus. */
  hasFocus: boolean;
}

/** What a step brings about, in the order of the script; the first step has none. */
const DONE = SHOW_STEPS.slice(1);

/** Console, stream and phone of one made-up queue, moved by one button. */
export function Show({ theme, first, hasFocus }: ShowProps) {
  const { t } = useTranslation('landing');
  const { step, show, goOn } = useShow(first);
  const stage = useRef<HTMLDivElement>(null);
  const focusAct = () =>
    stage.current?.querySelector<HTMLElement>('[data-part="act"] button')?.focus();

  useLayoutEffect(() => {
    if (hasFocus) focusAct();
  }, [hasFocus]);

  const now = SHOW_STEPS.indexOf(step);
  return (
    <Root aria-label={t('show.label')}>
      <Stage ref={stage} data-step={step}>
        <ShowConsole theme={theme} step={step} show={show} onAct={goOn} />
        <ShowStream theme={theme} step={step} show={show} />
        <ShowPhone step={step} show={show} onReady={goOn} onGone={focusAct} />
      </Stage>
      <Steps>
        <ol role="list">
          {DONE.map((name, index) => (
            <li
              key={name}
              data-is={index + 1 < now ? 'done' : undefined}
              aria-current={index + 1 === now ? 'step' : undefined}
            >
              {t(`show.step.${name}`)}
            </li>
          ))}
        </ol>
        <Said role="status">{t(`show.say.${step}`, { name: show.hero })}</Said>
      </Steps>
    </Root>
  );
}
