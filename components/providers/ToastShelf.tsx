import { useEffect, useEffectEvent, useState } from 'react';
import {
  toast,
  ToastContainer,
  type CloseButtonProps,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import { ErrorHelp } from '@/components/ui/forms/ErrorHelp';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { takeToasts } from '@/hooks/ui/toasts/toastQueue';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ErrorCode } from '@/lib/shared/errors';
import { CloseToast, ToastRegion, UndoToast } from './ToastShelf.styles';

/** Product spec §9, in ms. */
const AUTO_CLOSE = 2000;
/** Long enough to read and to press. */
const PRESS_CLOSE = 8000;
const MOST_KEPT = 5;

interface ToastShelfProps {
  /** The page shows the bell, where toasts can be read again. */
  hasBell: boolean;
}

/** The toasts on the page, newest last. */
export function ToastShelf({ hasBell }: ToastShelfProps) {
  const { t } = useTranslation('common');
  const [gone, setGone] = useState<readonly string[]>([]);

  useEffect(
    () =>
      takeToasts(({ kind, text, undo, code }) => {
        const onClose = () => setGone((before) => [text, ...before].slice(0, MOST_KEPT));
        const late = { onClose, autoClose: PRESS_CLOSE, className: 'undoable' } as const;
        if (code !== undefined) toast[kind](<Explained {...{ text, code }} />, late);
        else if (undo === undefined) toast[kind](text, { onClose });
        else {
          const said = ({ closeToast }: { closeToast: () => void }) => (
            <Undoable {...{ text, undo, closeToast }} />
          );
          toast[kind](said, late);
        }
      }),
    [],
  );

  return (
    <ToastRegion>
      <ToastContainer
        aria-label={t('errors:toasts.label')}
        autoClose={AUTO_CLOSE}
        closeButton={({ closeToast }: CloseButtonProps) => (
          <CloseToast type="button" onClick={closeToast} aria-label={t('close')}>
            ×
          </CloseToast>
        )}
        closeOnClick={false}
        draggable={false}
        hideProgressBar
        icon={false}
        newestOnTop={false}
        pauseOnFocusLoss
        pauseOnHover
        role="status"
        transition={Appear}
      />
      {hasBell ? null : <Gone texts={gone} />}
    </ToastRegion>
  );
}

/** An error, with the way to its article. */
function Explained({ text, code }: { text: string; code: ErrorCode }) {
  return (
    <span>
      {text} <ErrorHelp code={code} />
    </span>
  );
}

interface UndoableProps {
  text: string;
  undo: () => void;
  closeToast: () => void;
}

function Undoable({ text, undo, closeToast }: UndoableProps) {
  const { t } = useTranslation('common');
  const press = () => {
    closeToast();
    undo();
  };
  return (
    <>
      <span>{text}</span>
      <UndoToast type="button" onClick={press}>
        {t('errors:toasts.undo')}
      </UndoToast>
    </>
  );
}

/** What is gone can be read again: at the bell, and where there is none at the end of the page. */
function Gone({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('common');
  if (texts.length === 0) return null;
  return (
    <VisuallyHidden role="log" aria-live="off" aria-label={t('toasts.said')}>
      {texts.map((text, index) => (
        <span key={texts.length - index}>{text} </span>
      ))}
    </VisuallyHidden>
  );
}

/** The library's own transitions end with animations of a style sheet that is not loaded. */
function Appear(props: ToastTransitionProps) {
  const { children, isIn } = props;
  const follow = useEffectEvent(() => {
    if (isIn) props.playToast();
    else props.done();
  });
  useEffect(() => follow(), [isIn]);
  return <>{children}</>;
}
