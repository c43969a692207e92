import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

export const Tools = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
`;

export const Divider = styled.i`
  width: 1px;
  height: 2rem;
  margin: 0 ${space[1]};
  background: ${color.line};
`;

export const ToolRoot = styled.button<{ $isTile: boolean; $isOn: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: ${({ $isTile }) => ($isTile ? 0 : '3.75rem')};
  min-height: ${({ $isTile }) => ($isTile ? '4.5rem' : '3.5rem')};
  padding: ${space[1]};
  border: 0;
  border-radius: ${radius.medium};
  background: ${({ $isTile }) => ($isTile ? color.surface : 'none')};
  color: ${({ $isTile, $isOn }) =>
    $isOn ? color.accentText : $isTile ? color.text : color.textQuiet};
  font-size: ${({ $isTile }) => ($isTile ? size.small : size.tiny)};
  font-weight: ${weight.strong};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media ${media.hover} {
    &:hover:not(:disabled) {
      background: ${({ $isTile }) => ($isTile ? color.accentSoft : color.surface)};
      color: ${color.text};
    }
  }
`;

/** Something is there to be seen behind the tool. */
export const Dot = styled.i`
  position: absolute;
  top: ${space[1]};
  right: 30%;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${radius.round};
  background: ${color.accent};
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
`;

/** Those that a wide screen has in its bar. */
export const NarrowTiles = styled(Tiles)`
  display: none;

  @media ${media.dock} {
    display: grid;
  }
`;

/** Opens the sheet of tools. */
export const MoreButton = styled.button`
  display: grid;
  place-items: center;
  width: ${target.touch};
  height: ${target.touch};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  cursor: pointer;
`;
