import styled from 'styled-components';
import { photoLook } from '@/components/ui/Avatar';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, measure, radius, size, space, weight } from '@/styles/tokens';

/** How far the join card reaches over the lower edge of the hero. */
export const OVERLAP = '2.375rem';
/** Width of the card beside the hero, and of what stands under it. */
export const ASIDE = measure.form;

/** Few styled elements and plain ones in them: each one more is script that every visitor loads. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: 0 ${space[4]} ${space[16]};

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) calc(${ASIDE} + ${space[10]});
    gap: ${space[6]} ${space[8]};
    padding: ${space[2]} ${space[8]} ${space[24]};
  }
`;

/** What is worth knowing below. */
export const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;

  @media ${media.wide} {
    grid-column: 1 / -1;
    grid-template-columns: inherit;
    align-items: start;

    > * {
      grid-column: 1;
    }
  }

  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    color: ${color.textQuiet};
  }

  .top h2 {
    color: ${color.text};
  }

  /* What the host says, as a pill. */
  .note {
    display: flex;
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.large};
    background: ${color.accentSoft};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  .note svg {
    flex: none;
    color: ${color.accentText};
  }

  .note p {
    min-width: 0;
  }
`;

/** Styles its rows too: fifty rows of plain elements are rendered far faster than styled ones. */
export const MemberList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
    min-height: 3rem;
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  .place {
    min-width: 1.5em;
    flex: none;
    font-weight: ${weight.display};
    text-align: end;
    ${tabularFigures}
  }

  bdi {
    font-weight: ${weight.strong};
    ${oneLine}
  }

  img,
  svg {
    ${photoLook}
  }

  /* Those up: faces beside each other. */
  &.up {
    grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
    gap: ${space[3]} ${space[2]};
  }

  &.up li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 0;
    border: 0;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  &.up bdi {
    max-width: 100%;
    margin-top: ${space[2]};
    color: ${color.text};
    font-size: ${size.text};
  }
`;
