import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { color, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

const good = toneColors('good');

/** What a verdict does, beside the title where there is room. */
export const Aside = styled.p`
  padding-inline-end: ${space[3]};
  color: ${color.textQuiet};
  font-size: ${size.small};

  @media ${media.dock} {
    display: none;
  }
`;

/** The message under the host's eyes: the biggest words after the sum. */
export const Focus = styled.article`
  display: grid;
  flex: none;
  gap: ${space[3]};
  margin: 0 ${space[2]} ${space[2]};
  padding: ${space[4]};
  border: 2px solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.raised};
  /* A finger drawn aside decides; without this the browser takes it for a scroll. */
  touch-action: pan-y;

  > header {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
  }

  > header > div {
    flex: 1 1 0;
    min-width: 0;
  }

  header b,
  header small {
    ${oneLine}
    display: block;
  }

  header b {
    font-size: ${size.lead};
  }

  header small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.desk} {
    margin-inline: ${space[3]};
    padding: ${space[5]};
  }
`;

export const Words = styled.p`
  max-height: 12.5rem;
  overflow-y: auto;
  /* What scrolls allows every way again, whatever is allowed around it. */
  touch-action: pan-y;
  font-size: ${size.heading};
  font-weight: ${weight.strong};
  line-height: 1.35;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Signs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** Approve, deny, later, beside each other: each as wide as its word, with what is left between them. */
export const Verdicts = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  fieldset {
    display: contents;
  }

  button {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    min-height: ${target.touch};
    padding: ${space[1]} ${space[2]};
    border: 0;
    border-radius: ${radius.round};
    background: ${color.surface};
    box-shadow: inset 0 0 0 1.5px ${color.control};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  button:first-of-type {
    background: ${good.soft};
    box-shadow: none;
    color: ${good.text};
  }

  button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media ${media.hover} {
    button:hover:not(:disabled) {
      box-shadow: inset 0 0 0 2px ${color.accent};
    }
  }

  @media ${media.dock} {
    kbd {
      display: none;
    }
  }

  /* The words say it; with a sign beside each they would not fit in every language. */
  @media ${media.narrow} {
    svg {
      display: none;
    }
  }
`;

/** Those that wait, each on a line that brings it under the eyes. */
export const Waiting = styled.ol`
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
  min-height: 0;
  padding: 0 ${space[3]} ${space[3]};
  overflow-y: auto;
  list-style: none;

  li + li {
    border-top: 1px solid ${color.line};
  }

  button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-width: 0;
    min-height: 3.25rem;
    padding: ${space[1]} ${space[2]};
    border: 0;
    border-radius: ${radius.medium};
    background: none;
    text-align: start;
    cursor: pointer;
  }

  p {
    ${oneLine}
    flex: 1 1 0;
    color: ${color.textQuiet};
  }

  p b {
    margin-inline-end: ${space[2]};
    color: ${color.text};
  }

  @media ${media.hover} {
    button:hover {
      background: ${color.accentSoft};
    }
  }
`;

/** One thing in the middle: a secret that was reached, or that the goal was. */
export const Middle = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${space[4]};
  margin: 0 ${space[3]} ${space[3]};
  padding: ${space[6]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};
  text-align: center;
  overflow-wrap: anywhere;

  h3 {
    font-size: ${size.title};
    line-height: 1.15;
  }

  > svg {
    color: ${color.accentText};
  }
`;
