import { styled } from 'styled-components';
import { LanguageSelector } from '@/components/shared/page/LanguageSelector';
import { LegalLinks } from '@/components/shared/page/LegalLinks';
import { color, measure, size, space } from '@/styles/tokens';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[8]};
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

/** Replaces the shell's footer on this page. */
export function OnboardingFoot() {
  return (
    <Root>
      <LanguageSelector />
      <LegalLinks />
    </Root>
  );
}
