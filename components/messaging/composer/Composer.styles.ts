import styled from 'styled-components';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, motion, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

const stop = toneColors('stop');

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};

  .tools {
    display: flex;
    align-items: center;
  }

  textarea {
    display: block;
    width: 100%;
    min-height: ${target.touch};
    max-height: 9.5rem;
    padding: ${space[2]} ${space[4]};
    border: 2px solid ${color.control};
    border-radius: ${radius.large};
    background: ${color.raised};
    line-height: 1.5;
    resize: none;
    field-sizing: content;
  }

  textarea::placeholder {
    color: ${color.textQuiet};
    opacity: 1;
  }

  textarea[aria-invalid='true'] {
    border-color: ${stop.fill};
  }

  input[type='file'] {
    ${visuallyHidden}
  }
`;

export const Round = styled.button<{ $isChief?: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${target.touch};
  height: ${target.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: ${({ $isChief }) => ($isChief ? color.accent : 'none')};
  color: ${({ $isChief }) => ($isChief ? color.onAccent : color.text)};
  cursor: pointer;
  transition: background-color ${motion.quick};

  &[aria-disabled='true'] {
    background: ${({ $isChief }) => ($isChief ? color.sunken : 'none')};
    color: ${color.textQuiet};
    cursor: default;
  }

  @media ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      ${({ $isChief }) => ($isChief ? '' : `background: ${color.accentSoft};`)}
    }
  }
`;

export const Tray = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};

  img {
    width: 4rem;
    height: 4rem;
    border-radius: ${radius.medium};
    background: ${color.sunken};
    object-fit: cover;
  }
`;

export const Words = styled.p<{ $isFault?: boolean }>`
  color: ${({ $isFault }) => ($isFault ? stop.text : color.textQuiet)};
  font-size: ${size.small};
  font-weight: ${({ $isFault }) => ($isFault ? weight.strong : weight.text)};
`;
