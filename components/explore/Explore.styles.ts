import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, motion, radius, size, space, target, weight } from '@/styles/tokens';

/** What does not fit is reached by scrolling sideways. */
const sideways = css`
  @media ${media.narrow} {
    flex-wrap: nowrap;
    margin-inline: -${space[4]};
    padding: ${space[1]} ${space[4]};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/** Few styled elements and plain ones in them. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[2]} ${space[4]} ${space[16]};

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }

  h2 {
    font-size: clamp(1.375rem, 1.27rem + 0.44vw, 1.625rem);
  }

  h2:focus-visible {
    border-radius: ${radius.small};
  }

  .choices {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    list-style: none;
    ${sideways}
  }

  .row li {
    flex: none;
  }

  /* What is in a menu's button begins at the edge, not the ground that the pointer shows. */
  .row .needs-script,
  .head > div {
    margin-inline: -${space[1]};
  }

  .quiet {
    color: ${color.textQuiet};
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    margin-bottom: ${space[3]};
  }

  .head a,
  .sort {
    color: ${color.accentText};
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }

  .sort {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    text-align: start;
  }

  .why {
    margin-bottom: ${space[4]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .why summary {
    width: fit-content;
    min-height: ${target.least};
    cursor: pointer;
  }

  .why p {
    max-width: ${measure.text};
    padding-bottom: ${space[2]};
  }

  .end {
    display: grid;
    justify-items: center;
    gap: ${space[3]};
    margin-top: ${space[6]};
  }
`;

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.5rem;
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.text};
  font-weight: ${weight.strong};
  text-decoration: none;
  white-space: nowrap;

  @media ${media.touch} {
    min-height: ${target.touch};
  }
`;

/** What a filter can be set to. */
export const Chip = styled.span`
  ${chip}
`;

/** A filter that is set, or a category that is chosen; it stands out without its colour as well. */
export const OnChip = styled.span`
  ${chip}
  border-color: ${color.text};
  background: ${color.text};
  color: ${color.background};
`;

/** One of the categories. */
export const CategoryChip = styled.span`
  ${chip}
  padding-inline: ${space[3]};
  border-color: transparent;
  background: none;
  color: ${color.textQuiet};

  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  @media ${media.hover} {
    &:hover {
      transition: background-color ${motion.quick};
      background: ${color.accentSoft};
    }
  }
`;

/** A form for what one looks for. */
export const Search = styled.form`
  position: relative;
  color: ${color.textQuiet};

  > svg {
    position: absolute;
    top: calc(50% - 12px);
    left: ${space[5]};
    pointer-events: none;
  }

  input {
    width: 100%;
    min-height: 3.5rem;
    padding: ${space[2]} 7.5rem ${space[2]} 3.5rem;
    border: 1.5px solid ${color.control};
    border-radius: ${radius.round};
    background: ${color.raised};
    color: ${color.text};
    font-size: ${size.lead};
  }

  input:placeholder-shown {
    text-overflow: ellipsis;
  }

  input::placeholder {
    color: ${color.textQuiet};
    opacity: 1;
  }

  > div {
    position: absolute;
    top: 50%;
    right: ${space[2]};
    transform: translateY(-50%);
  }
`;
