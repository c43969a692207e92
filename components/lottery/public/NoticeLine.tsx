import styled from 'styled-components';
import { color, radius, space } from '@/styles/tokens';

const Said = styled.p`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What the creator says. */
export function NoticeLine({ name, text }: { name: string; text: string }) {
  return (
    <Said>
      <b>
        <bdi>{name}</bdi>:
      </b>{' '}
      <span dir="auto">{text}</span>
    </Said>
  );
}
