import styled from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { k, overlayText, rounded } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';

/** Says in small what stands under it; a part in the creator's colour is an `em`. */
export const Label = styled.span`
  display: block;
  color: ${color.textQuiet};
  font-size: ${overlayText.label};
  font-weight: ${weight.strong};
  line-height: 1.2;
  ${oneLine}
  ${tabularFigures}

  em {
    color: ${color.accentText};
    font-style: normal;
  }

  [data-tone='won'] &,
  [data-tone='won'] & em {
    color: inherit;
  }
`;

/** The one thing to read first. */
export const Hero = styled.div`
  font-size: ${overlayText.hero};
  font-weight: ${weight.display};
  line-height: 1.2;
  letter-spacing: -0.02em;
  ${oneLine}
  ${tabularFigures}
`;

/** A time or a number that counts. */
export const Clock = styled.span`
  font-weight: ${weight.display};
  line-height: 1;
  letter-spacing: -0.03em;
  white-space: nowrap;
  ${tabularFigures}
`;

/** A place in a list, in a disc. */
export const Num = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: ${k(46)};
  height: ${k(46)};
  border-radius: ${rounded};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${overlayText.label};
  font-weight: ${weight.display};
  line-height: 1;
  ${tabularFigures}
`;

/** A name of any script, on one line; what is longer than its room ends in an ellipsis. */
export const Name = styled.bdi`
  display: block;
  font-weight: ${weight.strong};
  line-height: 1.32;
  text-align: left;
  ${oneLine}
`;

/** More in the same breath: the name in large. */
export const BigName = styled(Name)`
  font-weight: ${weight.display};
  letter-spacing: -0.02em;
`;

/** How many come with one name. */
export const Seats = styled.span`
  flex: none;
  color: ${color.accentText};
  font-size: 0.8em;
  font-weight: ${weight.strong};
  ${tabularFigures}
`;

/** Between two parts of a bar. */
export const Separator = styled.span`
  flex: none;
  align-self: stretch;
  width: ${k(3)};
  margin: ${k(28)} 0;
  border-radius: ${rounded};
  background: ${color.line};

  [data-canvas='small'] & {
    display: none;
  }
`;
