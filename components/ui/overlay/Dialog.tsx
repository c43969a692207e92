import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, shade, shadow, space } from '@/styles/tokens';
import { IconButton } from '@/components/ui/buttons/IconButton';

interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button, a press beside the dialog. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the chief one last. */
  actions?: ReactNode;
  /** In the upper corner, so that what is under it stays in sight; on a narrow screen a sheet. */
  isCorner?: boolean;
  /** Has room for two things beside each other. */
  isWide?: boolean;
  /** On a narrow screen it comes from below and has the whole width. */
  isSheet?: boolean;
}

const sheet = css`
  width: 100vw;
  max-width: none;
  margin: auto 0 0;
  border-radius: ${radius.huge} ${radius.huge} 0 0;
`;

const inCorner = css`
  width: min(24rem, calc(100vw - ${space[8]}));
  margin: 4.5rem ${space[4]} auto auto;

  &::backdrop {
    background: none;
  }

  @media ${media.upToMedium} {
    ${sheet}

    &::backdrop {
      background: ${shade.behind};
    }
  }
`;

const Root = styled.dialog<{ $isCorner: boolean; $isWide: boolean; $isSheet: boolean }>`
  width: min(${({ $isWide }) => ($isWide ? '47.5rem' : '32rem')}, calc(100vw - ${space[8]}));
  max-height: calc(100vh - ${space[8]});
  padding: 0;
  overflow: auto;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.high};
  /* Not as what it stands in: that may be centred. */
  text-align: start;

  &::backdrop {
    background: ${shade.behind};
  }

  ${({ $isCorner }) => $isCorner && inCorner}

  @media ${media.narrow} {
    ${({ $isSheet }) => $isSheet && sheet}
  }
`;

const Inner = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]};
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[4]};

  h2 {
    align-self: center;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[3]};
`;

/** A native modal dialog; focus goes in, stays in, and returns to where it came from. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  isCorner = false,
  isWide = false,
  isSheet = false,
}: DialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const root = useRef<HTMLDialogElement>(null);
  const isPressBeside = useRef(false);

  useEffect(() => {
    const dialog = root.current;
    if (!dialog || !isOpen) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  // Selecting text that ends beside the dialog is no press beside it: both ends must be there.
  function noteStart(event: MouseEvent<HTMLDialogElement>) {
    isPressBeside.current = event.target === root.current;
  }

  function closeWhenBeside(event: MouseEvent<HTMLDialogElement>) {
    if (isPressBeside.current && event.target === root.current) onClose();
  }

  return (
    <Root
      ref={root}
      $isCorner={isCorner}
      $isWide={isWide}
      $isSheet={isSheet}
      aria-labelledby={titleId}
      onMouseDown={noteStart}
      onClick={closeWhenBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen ? (
        <Inner>
          <Top>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={t('close')} onClick={onClose} />
          </Top>
          {children}
          {actions ? <Actions>{actions}</Actions> : null}
        </Inner>
      ) : null}
    </Root>
  );
}
