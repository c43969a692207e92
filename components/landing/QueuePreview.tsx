import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/Avatar';
import { BigNumber } from '@/components/ui/BigNumber';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { color, space, weight } from '@/styles/tokens';
import { Preview } from './Preview';

const people: readonly { handle: string; status: Status; text: string }[] = [
  { handle: 'mira_k', status: 'good', text: 'queue.playing' },
  { handle: 'tobi-plays', status: 'accent', text: 'queue.next' },
  { handle: 'lenaluna', status: 'quiet', text: 'queue.waiting' },
];

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
    font-weight: ${weight.strong};
  }

  li > :last-child {
    margin-left: auto;
  }
`;

const Wait = styled.p`
  color: ${color.textQuiet};
`;

export function QueuePreview() {
  const { t } = useTranslation('landing');
  return (
    <Preview>
      <BigNumber tone="queue" value={3} label={t('queue.place')}>
        <Wait>{t('queue.wait', { from: 6, to: 9 })}</Wait>
      </BigNumber>
      <List role="list">
        {people.map(({ handle, status, text }) => (
          <li key={handle}>
            <Avatar />
            {handle}
            <StatusBadge status={status}>{t(text)}</StatusBadge>
          </li>
        ))}
      </List>
    </Preview>
  );
}
