import styled from 'styled-components';
import { PageBanner } from '@/components/shared/page/PageBanner';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { media } from '@/styles/media';
import { color, hues, radius, size, space, target, weight } from '@/styles/tokens';

/** All hues on the track; the thumb stays visible on each of them. */
export const HueRange = styled.input`
  appearance: none;
  width: 100%;
  height: ${target.touch};
  margin: 0;
  background: transparent;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    height: 1rem;
    border-radius: ${radius.round};
    background: ${hues};
  }

  &::-moz-range-track {
    height: 1rem;
    border-radius: ${radius.round};
    background: ${hues};
  }

  &::-webkit-slider-thumb {
    appearance: none;
    width: 1.75rem;
    height: 1.75rem;
    margin-top: -0.375rem;
    border: 4px solid ${color.raised};
    border-radius: ${radius.round};
    background: ${color.accent};
    box-shadow: 0 0 0 2px ${color.text};
  }

  &::-moz-range-thumb {
    width: 1.25rem;
    height: 1.25rem;
    border: 4px solid ${color.raised};
    border-radius: ${radius.round};
    background: ${color.accent};
    box-shadow: 0 0 0 2px ${color.text};
  }

  @media ${media.forcedColors} {
    appearance: auto;
  }
`;

export const PreviewFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.background};

  + figcaption {
    padding-top: ${space[1]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

export const PreviewBanner = styled(PageBanner)`
  height: 5rem;
`;

export const PreviewPhoto = styled(UserPhoto)`
  width: 4rem;
  height: 4rem;
  border: 3px solid ${color.background};
  border-radius: ${radius.round};
  background: ${color.sunken};
  object-fit: cover;
`;

export const PreviewBody = styled.div<{ $isOnBanner: boolean }>`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  margin-top: ${({ $isOnBanner }) => ($isOnBanner ? '-2rem' : 0)};
  padding: ${({ $isOnBanner }) => ($isOnBanner ? 0 : space[4])} ${space[4]} ${space[4]};

  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

export const PreviewButton = styled.span`
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight.strong};
`;

export const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  legend {
    margin-bottom: ${space[2]};
    color: ${color.textQuiet};
  }
`;

export const Chip = styled.label<{ $isOn: boolean; $isOff: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.touch};
  padding: ${space[1]} ${space[4]};
  border: 2px solid ${({ $isOn }) => ($isOn ? color.accent : color.control)};
  border-radius: ${radius.round};
  background: ${({ $isOn }) => ($isOn ? color.accentSoft : 'transparent')};
  color: ${({ $isOff }) => ($isOff ? color.textQuiet : color.text)};
  cursor: ${({ $isOff }) => ($isOff ? 'not-allowed' : 'pointer')};

  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.accent};
  }
`;

export const RowBox = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`;

export const RowList = styled.ol`
  display: grid;
  gap: ${space[3]};
  list-style: none;
`;

export const RowTitle = styled.p`
  font-weight: ${weight.strong};
`;
