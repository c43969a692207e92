import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, target, weight } from '@/styles/tokens';
import { LISTS, type ListName } from '@/hooks/party/console/useConsoleShortcuts';

const Tabs = styled.div`
  display: none;
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.large};
  background: ${color.sunken};

  @media ${media.narrow} {
    display: flex;
  }
`;

const Tab = styled.button`
  flex: 1 1 0;
  min-width: 0;
  min-height: ${target.touch};
  padding: ${space[1]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.text};
  font-size: ${size.small};
  line-height: 1.2;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${tabularFigures}

  &[aria-pressed='true'] {
    background: ${color.raised};
    color: ${color.accentText};
    font-weight: ${weight.strong};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  &:focus-visible {
    outline-color: ${color.focus};
  }

  b {
    display: block;
  }
`;

interface Props {
  shown: ListName;
  counts: Readonly<Record<ListName, number>>;
  onShow: (name: ListName) => void;
}

/** Which list a narrow screen shows. */
export function ListTabs({ shown, counts, onShow }: Props) {
  const { t, i18n } = useTranslation('console');
  return (
    <Tabs role="group" aria-label={t('console.lists')}>
      {LISTS.map((name) => (
        <Tab key={name} type="button" aria-pressed={name === shown} onClick={() => onShow(name)}>
          <b>{numbersIn(i18n.language).format(counts[name])}</b> {t(`console.list_${name}`)}
        </Tab>
      ))}
    </Tabs>
  );
}
