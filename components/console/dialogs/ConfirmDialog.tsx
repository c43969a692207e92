import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';

interface Props {
  question: string;
  confirm: string;
  cancel: string;
  onClose: () => void;
  onConfirm: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before an action that ends something for many people, and says what it does. */
export function ConfirmDialog({ question, confirm, cancel, onClose, onConfirm, children }: Props) {
  return (
    <Dialog
      isOpen
      isCorner
      onClose={onClose}
      title={question}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
