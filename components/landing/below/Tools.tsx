import type { ReactNode } from 'react';
import { PlusMark } from './PlusMark';
import { ToolMark, type Tool } from '@/components/shared/ToolMark';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useFees } from '@/hooks/landing/useFees';
import { ChanceScreen, ExperienceScreen, FundScreen, QueueScreen } from './screens';
import { Head, Section, ToolCard, ToolCards, ToolName, Works } from './Below.styles';

/** Names as words: they are theirs, and no partners of ours. */
const PLACES = ['OBS', 'Streamlabs', 'Twitch', 'YouTube', 'Kick'];

/** What it works with, and the four tools, each with its real screen and its price. */
export function Tools() {
  const { t } = useTranslation('landing');
  const { cutOf } = useFees();
  return (
    <>
      <Works aria-label={t('works.label')}>
        <p>
          <b>{t('works.title')}</b>
          <span>{t('works.text')}</span>
        </p>
        <ul role="list">
          {PLACES.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </Works>
      <Section id="tools" aria-labelledby="tools-title">
        <Head>
          <h2 id="tools-title">{t('tools.heading')}</h2>
        </Head>
        <ToolCards>
          <Card tool="queue" name="PlayQueue" price={t('price.free')}>
            <QueueScreen />
          </Card>
          <Card tool="chance" name="PlayChance" price={t('price.free')}>
            <ChanceScreen />
          </Card>
          <Card tool="fund" name="PlayFund" price={cutOf('CONTRIBUTION')}>
            <FundScreen />
          </Card>
          <Card tool="experience" name={t('experience.name')} price={cutOf('EXPERIENCE')}>
            <ExperienceScreen />
          </Card>
        </ToolCards>
      </Section>
    </>
  );
}

interface CardProps {
  tool: Tool | 'experience';
  name: string;
  price: string;
  /** A piece of the tool's real screen. */
  children: ReactNode;
}

function Card({ tool, name, price, children }: CardProps) {
  const { t } = useTranslation('landing');
  return (
    <ToolCard $tone={tool === 'experience' ? 'accent' : tool} aria-labelledby={`tool-${tool}`}>
      <div>
        <ToolName>
          {tool === 'experience' ? <PlusMark size={30} /> : <ToolMark tool={tool} size={30} />}
          <b>{name}</b>
          <span>{price}</span>
        </ToolName>
        <h3 id={`tool-${tool}`}>{t(`${tool}.heading`)}</h3>
        <p>{t(`${tool}.text`)}</p>
      </div>
      {/* A picture of a screen: nothing of it can be pressed, and the words beside it say what it is. */}
      <div inert aria-hidden="true">
        {children}
      </div>
    </ToolCard>
  );
}
