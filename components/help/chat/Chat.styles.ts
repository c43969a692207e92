import styled from 'styled-components';
import { color, layer, radius, shadow, space, target } from '@/styles/tokens';

/** Stands above the button that opens it, as high as the window allows. */
export const Panel = styled.div`
  position: fixed;
  right: ${space[4]};
  bottom: calc(${target.touch} + ${space[8]} + var(--called-room, 0rem) + var(--foot-room, 0rem));
  z-index: ${layer.menu};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: min(24rem, calc(100vw - ${space[8]}));
  max-height: calc(
    100vh - ${target.touch} - ${space[12]} - var(--called-room, 0rem) - var(--foot-room, 0rem)
  );
  padding: ${space[5]} ${space[5]} 0;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  overflow-wrap: anywhere;
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
`;

/** What was asked and answered. */
export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

/** What the reader asked. */
export const Mine = styled.p`
  justify-self: end;
  max-width: 85%;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.large} ${radius.large} ${radius.small} ${radius.large};
  background: ${color.accentSoft};
  scroll-margin-top: ${space[4]};
`;

/** What the help says. */
export const Theirs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large} ${radius.large} ${radius.large} ${radius.small};
  background: ${color.sunken};
`;

/** Questions to press. */
export const Questions = styled.ul`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  list-style: none;

  button {
    height: auto;
    text-align: start;
    white-space: normal;
  }
`;

/** Stays in sight while the answers above it scroll. */
export const Ask = styled.form`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
  padding-block: ${space[3]} ${space[5]};
  background: ${color.raised};
`;

/** Questions to people. */
export const ToPeople = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;
