import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

const stop = toneColors('stop');

export const FieldRoot = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`;

export const FieldLabel = styled.label`
  font-weight: ${weight.strong};
`;

export const Optional = styled.span`
  color: ${color.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.text};
`;

export const FieldHint = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

const wrong = css`
  color: ${stop.text};
  font-weight: ${weight.strong};
`;

const besideIcon = css`
  display: flex;
  gap: ${space[1]};
  font-size: ${size.small};

  svg {
    flex: none;
    margin-top: 0.1em;
  }
`;

export const ErrorLine = styled.p`
  ${besideIcon}
  ${wrong}
`;

export const FieldNews = styled.p<{ $isWrong: boolean }>`
  ${besideIcon}
  color: ${color.textQuiet};
  ${({ $isWrong }) => $isWrong && wrong}
`;

const controlLook = css`
  width: 100%;
  min-height: ${target.touch};
  padding: ${space[2]} ${space[3]};
  border: 2px solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.text};

  @media ${media.hover} {
    &:hover:not(:disabled) {
      transition: border-color ${motion.quick};
      border-color: ${color.accent};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${stop.fill};
  }

  &::placeholder {
    color: ${color.textQuiet};
    opacity: 1;
  }

  &:disabled {
    background: ${color.sunken};
    color: ${color.textQuiet};
    cursor: not-allowed;
  }
`;

export const Input = styled.input`
  ${controlLook}
`;

export const Area = styled.textarea`
  ${controlLook}
  min-height: 6rem;
  line-height: 1.4;
  resize: vertical;
`;

export const Select = styled.select`
  ${controlLook}
  cursor: pointer;
`;
