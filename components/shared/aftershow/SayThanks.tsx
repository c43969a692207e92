import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Cluster } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { media } from '@/styles/media';
import { color, radius, size, space, target } from '@/styles/tokens';
import { Panel, PanelHead, PanelTitle, Quiet } from './Panel.styles';

interface SayThanksProps {
  /** How many can be thanked, and how many of them do not want to be. */
  count: number;
  muted: number;
  /** What was said; null: nothing yet. */
  thanks: string | null;
  /** What was said is still on its way. */
  isOnItsWay: boolean;
  isRunning: boolean;
  /** Why it was not said, in words. */
  error: string | null;
  onSay: (message: string) => void;
  /** Beside a running list: own words only, so that all of it is in sight. */
  isShort?: boolean;
}

const PRESETS = ['preset_1', 'preset_2', 'preset_3'] as const;

/** One message to everyone who took part, in own words or ready-made ones; afterwards, what was said. */
export function SayThanks(props: SayThanksProps) {
  const { t } = useTranslation('aftershow');
  const { count, thanks, isOnItsWay } = props;
  return (
    <Panel aria-labelledby="thanks-title">
      <PanelHead>
        <PanelTitle id="thanks-title">{t('thanks.title')}</PanelTitle>
        <Quiet>{t('thanks.to', { count })}</Quiet>
      </PanelHead>
      {thanks === null ? (
        <ThanksForm {...props} />
      ) : (
        <Said>
          <blockquote dir="auto">{thanks}</blockquote>
          <Quiet>{t('thanks.said')}</Quiet>
          <p role="status">{t(isOnItsWay ? 'thanks.later' : 'thanks.sent')}</p>
        </Said>
      )}
    </Panel>
  );
}

function ThanksForm({ muted, isRunning, error, onSay, isShort = false }: SayThanksProps) {
  const { t } = useTranslation('aftershow');
  const [message, setMessage] = useState<string>(() => t('thanks.preset_1'));

  function send(event: FormEvent) {
    event.preventDefault();
    const said = message.replace(/\s+/g, ' ').trim();
    if (said !== '') onSay(said);
  }

  return (
    <Form onSubmit={send}>
      <TextArea
        label={t('thanks.label')}
        value={message}
        maxLength={LIMITS.thanks}
        required
        rows={isShort ? 2 : 3}
        dir="auto"
        onChange={(event) => setMessage(event.target.value)}
      />
      {!isShort && (
        <Presets role="group" aria-label={t('thanks.presets')}>
          {PRESETS.map((name) => (
            <button key={name} type="button" onClick={() => setMessage(t(`thanks.${name}`))}>
              {t(`thanks.${name}`)}
            </button>
          ))}
        </Presets>
      )}
      <FormError>{error}</FormError>
      <Cluster>
        <Button type="submit" variant="quiet" isLoading={isRunning}>
          {t('thanks.send')}
        </Button>
        {muted > 0 && <Quiet>{t('thanks.muted', { count: muted })}</Quiet>}
      </Cluster>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  button {
    min-height: 2.25rem;
    padding: ${space[1]} ${space[4]};
    border: 0;
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-size: ${size.small};
    text-align: start;
    cursor: pointer;

    @media ${media.touch} {
      min-height: ${target.touch};
    }
  }
`;

const Said = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};

  blockquote {
    margin: 0;
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.small} ${radius.large} ${radius.large};
    background: ${color.accentSoft};
    font-size: ${size.lead};
    overflow-wrap: anywhere;
  }
`;
