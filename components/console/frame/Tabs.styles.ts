import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, space, target, weight } from '@/styles/tokens';

/** A pane is there on a wide screen always, and on a narrow one while its tab is. */
export const onTab = css<{ $isShown: boolean }>`
  @media ${media.dock} {
    ${({ $isShown }) => !$isShown && 'display: none;'}
  }
`;

/** What a narrow screen shows of a console. */
export const Tabs = styled.div`
  display: none;

  @media ${media.dock} {
    display: flex;
    flex: none;
    gap: 2px;
    margin-bottom: ${space[3]};
    padding: ${space[1]};
    border-radius: ${radius.round};
    background: ${color.sunken};

    button {
      flex: 1 1 auto;
      min-height: ${target.touch};
      padding: 0 ${space[3]};
      border: 0;
      border-radius: ${radius.round};
      background: none;
      color: ${color.textQuiet};
      font-weight: ${weight.strong};
      white-space: nowrap;
      cursor: pointer;
      ${tabularFigures}
    }

    button[aria-pressed='true'] {
      background: ${color.raised};
      color: ${color.text};
    }
  }
`;
