import styled from 'styled-components';
import { Icon } from '@/components/ui/icons/Icon';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, radius, space, target, weight } from '@/styles/tokens';

interface Props {
  label: string;
  isMultiple?: boolean;
  describedBy?: string;
  isWrong?: boolean;
  onPick: (files: readonly File[]) => void;
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.touch};
  padding: ${space[2]} ${space[5]};
  border: 2px dashed ${color.control};
  border-radius: ${radius.medium};
  color: ${color.accentText};
  font-weight: ${weight.strong};
  cursor: pointer;

  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  input {
    ${visuallyHidden}
  }

  @media ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
`;

/** Opens the device's own choice of files. */
export function FileButton({ label, isMultiple = false, describedBy, isWrong, onPick }: Props) {
  return (
    <Label>
      <Icon name="plus" size={20} />
      {label}
      <input
        type="file"
        multiple={isMultiple}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        onChange={({ target: input }) => {
          onPick(Array.from(input.files ?? []));
          // The same file can be chosen again after it was dropped.
          input.value = '';
        }}
      />
    </Label>
  );
}
