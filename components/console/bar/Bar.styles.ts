import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

const wait = toneColors('wait');

export const BarRoot = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  height: 3.75rem;

  > svg {
    flex: none;
  }

  @media ${media.dock} {
    > svg {
      display: none;
    }
  }

  @media ${media.strip} {
    gap: ${space[1]};
  }

  @media ${media.desk} {
    gap: ${space[3]};
    height: auto;
    min-height: 4.25rem;
  }

  @media ${media.broad} {
    gap: ${space[5]};
    min-height: 5rem;
  }
`;

export const Names = styled.div`
  flex: 1 1 8rem;
  min-width: 3rem;

  h1 {
    ${oneLine}
    font-size: ${size.text};
    line-height: 1.25rem;
    letter-spacing: 0;
  }

  p {
    ${oneLine}
    color: ${color.textQuiet};
    font-size: ${size.small};
    line-height: 1.25rem;
    ${tabularFigures}
  }

  @media ${media.strip} {
    min-width: 2.5rem;
  }

  /* It gives way before the tools do: not a fraction of a pixel is left to them, they would wrap. */
  @media ${media.desk} {
    flex: 0 1000000 auto;
    max-width: 20rem;

    h1 {
      font-size: ${size.lead};
      line-height: 1.5rem;
    }
  }
`;

export const Gap = styled.span`
  display: none;

  @media ${media.desk} {
    display: block;
    flex: 1 1 0;
  }
`;

/** On a narrow screen the sheet of tools holds it. */
export const OnWide = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  @media ${media.dock} {
    display: none;
  }
`;

/** Takes a second row before a tool leaves the screen. */
export const ToolSlot = styled(OnWide)`
  flex: 0 1 auto;
  min-width: 0;
`;

export const OnNarrow = styled.div`
  display: none;

  @media ${media.dock} {
    display: flex;
    flex: none;
    align-items: center;
  }
`;

export const SwitchRoot = styled.div<{ $isWide: boolean }>`
  display: flex;
  padding: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.line};

  > fieldset > button {
    display: inline-flex;
    flex: ${({ $isWide }) => ($isWide ? '1 1 0' : 'none')};
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    min-width: 0;
    min-height: ${({ $isWide }) => ($isWide ? target.touch : '2.25rem')};
    padding: 0 ${space[3]};
    border: 0;
    border-radius: ${radius.round};
    background: none;
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    cursor: pointer;

    &:disabled {
      cursor: default;
    }

    &[aria-pressed='true'] {
      background: ${toneColors('good').soft};
      color: ${toneColors('good').text};
    }

    &[aria-pressed='true'][data-state='PAUSED'],
    &[aria-pressed='true'][data-state='CLOSED'] {
      background: ${wait.soft};
      color: ${wait.text};
    }

    @media ${media.hover} {
      &:hover:not(:disabled, [aria-pressed='true']) {
        background: ${color.accentSoft};
        color: ${color.text};
      }
    }
  }
`;

export const StatePill = styled.button<{ $tone: 'good' | 'wait' | null }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  min-height: ${target.touch};
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.round};
  background: ${({ $tone }) => ($tone ? toneColors($tone).soft : color.sunken)};
  color: ${({ $tone }) => ($tone ? toneColors($tone).text : color.textQuiet)};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  white-space: nowrap;
  cursor: pointer;

  @media ${media.strip} {
    padding-inline: ${space[2]};
  }
`;
