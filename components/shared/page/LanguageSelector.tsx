import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { fragmentToCarry } from '@/lib/navigation/fragment';
import { LANGUAGES, type LocaleCode } from '@/lib/navigation/locales';
import { localePath } from '@/lib/navigation/path';
import { rememberLanguage } from '@/lib/navigation/rememberLanguage';
import { media } from '@/styles/media';
import { color, radius, space, weight } from '@/styles/tokens';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  list-style: none;
`;

const Language = styled.a`
  display: inline-block;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  color: ${color.textQuiet};
  text-decoration: none;

  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }

  @media ${media.touch} {
    padding: ${space[3]};
  }
`;

/**
 * Remembers the language, then follows the link to the same place of the page; a click for another
 * tab is the browser's own.
 */
async function choose(event: MouseEvent<HTMLAnchorElement>, code: LocaleCode) {
  const address = new URL(event.currentTarget.href);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  address.hash = fragmentToCarry();
  await rememberLanguage(code);
  window.location.assign(address);
}

/** Five plain links, so that it works without scripts: each reloads this page in its language. */
export function LanguageSelector() {
  const { t } = useTranslation('common');
  const { asPath, locale } = useRouter();
  // No server knows the fragment, so it is added when a language is chosen.
  const [path = '/'] = asPath.split('#', 1);
  return (
    <nav aria-label={t('language')}>
      <List role="list">
        {LANGUAGES.map(({ code, name }) => (
          <li key={code}>
            <Language
              href={localePath(code, path)}
              hrefLang={code}
              lang={code}
              aria-current={code === locale ? 'true' : undefined}
              onClick={(event) => void choose(event, code)}
            >
              {name}
            </Language>
          </li>
        ))}
      </List>
    </nav>
  );
}
