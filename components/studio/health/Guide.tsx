import { useState } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, space, toneColors, weight } from '@/styles/tokens';
import { Segments } from '@/components/studio/form/Segments';
import { Panel, Quiet } from '@/components/studio/Studio.styles';
import { HelpLink } from '@/components/shared/help/HelpLink';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  /** The address was copied, shown or dragged since the studio opened. */
  isTaken: boolean;
  isConnected: boolean;
}

const PROGRAMS = [
  { value: 'OBS', label: 'OBS' },
  { value: 'STREAMLABS', label: 'Streamlabs' },
  { value: 'MELD', label: 'Meld' },
] as const;

const good = toneColors('good');

const Root = styled(Panel)`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};

  ol {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[5]};

    @media ${media.narrow} {
      grid-template-columns: 1fr;
    }
  }

  li {
    display: flex;
    gap: ${space[3]};
  }
`;

const Step = styled.span<{ $isDone: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${radius.round};
  background: ${({ $isDone }) => ($isDone ? good.fill : color.accent)};
  color: ${({ $isDone }) => ($isDone ? good.onFill : color.onAccent)};
  font-weight: ${weight.display};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

/** Three steps to the first connection, which turn green by themselves. */
export function Guide({ isTaken, isConnected }: Props) {
  const { t } = useTranslation('studio');
  const [program, setProgram] = useState<(typeof PROGRAMS)[number]['value']>('OBS');
  const steps = [
    { name: 'copy', isDone: isTaken || isConnected, text: t('guide.copy_text') },
    { name: 'add', isDone: isConnected, text: t(`guide.add_${program}`) },
    { name: 'green', isDone: isConnected, text: t('guide.green_text') },
  ];
  const { label } = PROGRAMS.find(({ value }) => value === program) ?? PROGRAMS[0];
  return (
    <Root aria-label={t('guide.title')}>
      <ol role="list">
        {steps.map(({ name, isDone, text }, index) => (
          <li key={name}>
            <Step $isDone={isDone}>
              {isDone ? <Icon name="check" size={18} /> : index + 1}
              {isDone && <VisuallyHidden>{t('guide.done')}</VisuallyHidden>}
            </Step>
            <div>
              <b>{t(`guide.${name}`, { program: label })}</b>
              <Quiet>{text}</Quiet>
            </div>
          </li>
        ))}
      </ol>
      <Foot>
        <Segments
          label={t('guide.program')}
          isLabelHidden
          value={program}
          options={PROGRAMS}
          onChange={setProgram}
        />
        <HelpLink article="overlay">{t('guide.help')}</HelpLink>
        <Badge $tone={isConnected ? 'good' : undefined} role="status">
          <Icon name={isConnected ? 'check' : 'clock'} size={16} />
          {t(isConnected ? 'guide.connected' : 'guide.waiting')}
        </Badge>
      </Foot>
    </Root>
  );
}
