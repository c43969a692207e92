import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { consoleIcons } from '@/components/console/consoleIcons';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

const Pill = styled.span`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-width: 0;
  min-height: 2rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${size.small};
  font-weight: ${weight.strong};

  button {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: ${target.least};
    min-height: 2rem;
    border: 0;
    border-radius: ${radius.round};
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
  }

  button:first-child {
    min-width: 0;
    padding: 0 0 0 ${space[3]};
  }

  button:first-child svg {
    flex: none;
  }

  button:first-child span {
    ${oneLine}
  }

  button:last-child {
    flex: none;
    padding: 0 ${space[2]};
  }

  @media ${media.strip} {
    button:first-child span {
      display: none;
    }
  }
`;

interface Props {
  notice: string;
  onChange: () => void;
  onRemove: () => void;
}

/** What everybody reads now; a press changes it, the cross removes it. */
export function NoticePill({ notice, onChange, onRemove }: Props) {
  const { t } = useTranslation('console');
  return (
    <Pill>
      <button type="button" title={notice} aria-label={notice} onClick={onChange}>
        <DrawnIcon drawing={consoleIcons.message} size={18} />
        <span dir="auto">{notice}</span>
      </button>
      <button
        type="button"
        aria-label={t('notice.take_down')}
        title={t('notice.take_down')}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </Pill>
  );
}
