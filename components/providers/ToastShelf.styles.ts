import { keyframes, styled } from 'styled-components';
import { media } from '@/styles/media';
import { color, layer, radius, shadow, space, target, toneColors, weight } from '@/styles/tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

const timer = keyframes`
  from { opacity: 0; }
  to { opacity: 0; }
`;

/** Toasts at the lower edge: never over the page's head, and one column on a phone. */
export const ToastRegion = styled.div`
  .Toastify__toast-container {
    position: fixed;
    inset: auto ${space[4]} ${space[4]} auto;
    z-index: ${layer.toast};
    display: grid;
    gap: ${space[2]};
    width: min(24rem, calc(100vw - 2 * ${space[4]}));

    @media ${media.narrow} {
      inset-inline: ${space[4]};
      width: auto;
    }
  }

  .Toastify__toast {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.line};
    border-inline-start: 0.375rem solid ${toneColors('accent').fill};
    border-radius: ${radius.medium};
    background: ${color.raised};
    color: ${color.text};
    font-weight: ${weight.strong};
    box-shadow: ${shadow.high};
    animation: ${arrive} 180ms ease-out;
  }

  .Toastify__toast--success {
    border-inline-start-color: ${toneColors('good').fill};
  }

  .Toastify__toast--warning {
    border-inline-start-color: ${toneColors('wait').fill};
  }

  .Toastify__toast--error {
    border-inline-start-color: ${toneColors('stop').fill};
  }

  /* The library's clock is this animation: it closes the toast when it ends. */
  .Toastify__progress-bar--wrp {
    position: absolute;
    width: 0;
    height: 0;
    overflow: hidden;
  }

  && .Toastify__progress-bar--animated {
    animation-name: ${timer};
    animation-timing-function: linear;

    /* The general rule for reduced motion would end it at once. */
    @media ${media.stillness} {
      animation-duration: 2000ms !important;
    }
  }

  && .undoable .Toastify__progress-bar--animated {
    @media ${media.stillness} {
      animation-duration: 8000ms !important;
    }
  }

  /* A keyboard reader needs the time as much as one who points. */
  && .Toastify__toast:focus-within .Toastify__progress-bar--animated,
  && .Toastify__toast:focus .Toastify__progress-bar--animated {
    animation-play-state: paused !important;
  }
`;

export const UndoToast = styled.button`
  min-height: ${target.touch};
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accent};
  font-weight: ${weight.strong};
  cursor: pointer;
`;

export const CloseToast = styled.button`
  margin-inline-start: auto;
  min-width: ${target.touch};
  min-height: ${target.touch};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  font-size: 1.25rem;
  line-height: 1;
  cursor: pointer;
`;
