import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

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

interface Props<Name extends string> {
  lists: readonly { name: Name; title: string; count: number }[];
  shown: Name;
  onShow: (name: Name) => void;
}

/** Which list a narrow screen shows. */
export function ListTabs<Name extends string>({ lists, shown, onShow }: Props<Name>) {
  const { t, i18n } = useTranslation('console');
  return (
    <Tabs role="group" aria-label={t('console.lists')}>
      {lists.map(({ name, title, count }) => (
        <Tab key={name} type="button" aria-pressed={name === shown} onClick={() => onShow(name)}>
          <b>{numbersIn(i18n.language).format(count)}</b> {title}
        </Tab>
      ))}
    </Tabs>
  );
}
