import { useRef } from 'react';
import styled from 'styled-components';
import { ToolMark } from '@/components/shared/ToolMark';
import { Creature } from '@/components/ui/Creature';
import { Cluster } from '@/components/ui/Stack';
import { useHuePreview } from '@/hooks/onboarding/useHuePreview';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, radius, size, space, target, weight } from '@/styles/tokens';
import { PreviewPart, Previews } from './Onboarding.styles';

const Line = styled.p`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.raised};
  font-weight: ${weight.strong};

  small {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
  }
`;

const Face = styled(Creature)`
  border-radius: ${radius.round};
`;

/** Somebody who plays along; a name is the same in every language. */
const PLAYER = 'mira_k';

/** Looks like a button; nothing in a preview can be pressed. */
const Pressed = styled.span`
  display: grid;
  place-items: center;
  min-height: ${target.touch};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight.strong};
  text-align: center;
`;

/** A console, always dark, and a page, always light, in a hue: a picture for eyes only. */
export function ColourPreview({ hue, name }: { hue: number; name: string }) {
  const { t } = useTranslation('onboarding');
  const dark = useRef<HTMLElement>(null);
  const light = useRef<HTMLElement>(null);
  useHuePreview(hue, { dark, light });
  return (
    <Previews aria-hidden="true">
      <PreviewPart ref={dark} as="div">
        <Cluster $gap={2}>
          <ToolMark tool="queue" />
          <b>{t('preview.queue')}</b>
        </Cluster>
        <Line>
          <small>{t('preview.playing')}</small>
          {PLAYER}
        </Line>
        <Pressed>{t('preview.call')}</Pressed>
      </PreviewPart>
      <PreviewPart ref={light} as="div">
        <Cluster $gap={2}>
          <Face name={name} side={32} />
          <b dir="auto">{name}</b>
        </Cluster>
        <p>{t('preview.page')}</p>
        <Pressed>{t('preview.join')}</Pressed>
      </PreviewPart>
    </Previews>
  );
}
