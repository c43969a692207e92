import styled from 'styled-components';
import { visuallyHidden } from '@/styles/mixins';

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
