import Link from 'next/link';
import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, space, target, weight } from '@/styles/tokens';

interface Props {
  /** What the parts are, for those who hear it. */
  label: string;
  tabs: readonly {
    href: string;
    words: string;
    /** How much waits there; 0 and none: nothing. */
    count?: number;
  }[];
  /** `href` of the part that is shown. */
  current: string;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.touch};
  padding: ${space[2]} ${space[5]};
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.text};
  text-decoration: none;
  ${tabularFigures}

  &[aria-current] {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${weight.strong};
  }

  b {
    font-weight: ${weight.display};
  }

  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Parts of a page behind links, so that they work without scripts. */
export function PageTabs({ label, tabs, current }: Props) {
  const { i18n } = useTranslation();
  const figures = new Intl.NumberFormat(i18n.language);
  return (
    <nav aria-label={label}>
      <List role="list">
        {tabs.map(({ href, words, count = 0 }) => (
          <li key={href}>
            <Tab href={href} aria-current={href === current ? 'page' : undefined}>
              {words} {count > 0 && <b>{figures.format(count)}</b>}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
