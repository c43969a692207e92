import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import { consoleIcons } from '@/components/console/consoleIcons';
import { RequireRight } from '@/components/console/RequireRight';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { ActRoot, Big, BigSlot, MoreSlot, PairRoot, UndoSlot } from './Act.styles';

/** The act that comes next, in words. */
export interface NextAct {
  icon: IconDrawing;
  /** What it does. */
  title: string;
  /** To whom, and what comes then. */
  text: string;
  /** It waits for others: there is nothing to press. */
  isIdle?: boolean;
  /** Whoever only looks on may do it as well: it changes nothing. */
  isForAll?: boolean;
  /** Its own key, where it has one beside Space. */
  key?: string;
}

interface Props {
  act: NextAct;
  onAct: () => void;
  /**
   * The last act that can be taken back, in words, and how long ago it was or how long is left.
   * Left out where nothing ever is: then the act and what is beside it share a line.
   */
  undo?: { text: string; time: ReactNode; isRunningOut?: boolean } | null;
  onUndo?: () => void;
  /** What else can be done now. */
  more: ReactNode;
}

/** The bottom of every console: what was done last, what comes next, and how much of it. */
export function ActBar({ act, onAct, undo, onUndo, more }: Props) {
  const { t } = useTranslation('console');
  const { icon, title, text, isIdle = false, isForAll = false, key } = act;
  const big = (
    <Big type="button" aria-disabled={isIdle || undefined} onClick={isIdle ? undefined : onAct}>
      <DrawnIcon drawing={icon} size={28} />
      <span title={`${title} ${text}`}>
        <b>{title}</b> <small>{text}</small>
      </span>
      {!isIdle && <kbd aria-hidden="true">{key ?? t('next.key')}</kbd>}
    </Big>
  );
  const pressable = isForAll ? big : <RequireRight>{big}</RequireRight>;
  if (undo === undefined) {
    return (
      <PairRoot>
        <BigSlot>{pressable}</BigSlot>
        <MoreSlot>{more}</MoreSlot>
      </PairRoot>
    );
  }
  return (
    <ActRoot>
      <UndoSlot>
        {undo && (
          <>
            <RequireRight>
              <Button
                size="small"
                variant="quiet"
                aria-label={t('log.undo', { what: undo.text })}
                onClick={onUndo}
              >
                <DrawnIcon drawing={consoleIcons.undo} size={18} />
                {t('log.undo_this')}
              </Button>
            </RequireRight>
            <p title={undo.text}>
              {undo.text}
              <small data-running-out={undo.isRunningOut || undefined}>{undo.time}</small>
            </p>
          </>
        )}
      </UndoSlot>
      <BigSlot>{pressable}</BigSlot>
      <MoreSlot>{more}</MoreSlot>
    </ActRoot>
  );
}
