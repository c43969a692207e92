import styled from 'styled-components';
import { photoLook } from '@/components/ui/Avatar';

/** Gives the photo in it the look of a face. */
export const Photo = styled.span`
  flex: none;

  img,
  svg {
    ${photoLook}
  }
`;
