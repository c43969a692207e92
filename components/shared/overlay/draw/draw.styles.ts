import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { k, overlayText } from '@/styles/overlay';
import { weight } from '@/styles/tokens';

/** How many, and under it of what. */
export const Count = styled.b`
  display: block;
  font-size: ${k(52)};
  font-weight: ${weight.display};
  line-height: 1.05;
  ${tabularFigures}
`;

/** The host's word to everybody, at most so many lines of it. */
export const Notice = styled.p<{ $lines: number }>`
  display: -webkit-box;
  flex: none;
  margin: 0 0 ${k(16)};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
  font-size: ${overlayText.next};
  font-weight: ${weight.strong};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

/** Digits of a hash in groups. */
export const Hex = styled.code`
  display: block;
  font-family: inherit;
  font-size: ${k(26)};
  font-weight: ${weight.strong};
  line-height: 1.25;
  letter-spacing: 0.04em;
  ${tabularFigures}
`;
