import styled from 'styled-components';
import { color, layer, measure, radius, space } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};
`;

export const Head = styled.header`
  min-width: 0;
  overflow-wrap: anywhere;

  p {
    color: ${color.textQuiet};
  }
`;

/** Saving and the way back, in sight however long the form is. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: -${space[3]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  background: ${color.raised};
`;
