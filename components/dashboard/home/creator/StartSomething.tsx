import Link from 'next/link';
import styled from 'styled-components';
import { CreateParty } from '@/components/dashboard/CreateParty';
import { ToolMark } from '@/components/shared/ToolMark';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Stack } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { color, motion, radius, shadow, size, space, weight } from '@/styles/tokens';

const Tiles = styled.ul<{ $isChief: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  list-style: none;

  li > a,
  li > button {
    display: grid;
    align-content: ${({ $isChief }) => ($isChief ? 'start' : 'space-between')};
    justify-items: start;
    gap: ${space[4]};
    width: 100%;
    height: 100%;
    min-height: ${({ $isChief }) => ($isChief ? '8.5rem' : '6.5rem')};
    padding: ${space[4]};
    border: 0;
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
    color: ${color.text};
    font: inherit;
    font-weight: ${weight.strong};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    transition: background-color ${motion.calm};
    overflow-wrap: anywhere;
  }

  svg {
    color: ${color.accentText};
  }

  small {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
  }

  @media ${media.hover} {
    li > a:hover,
    li > button:hover {
      background: ${color.accentSoft};
    }
  }

  @media ${media.beside} {
    grid-template-columns: repeat(${({ $isChief }) => ($isChief ? 4 : 2)}, minmax(0, 1fr));
  }
`;

/** The four things a creator can begin; large for whoever has none. */
export function StartSomething({ isChief = false }: { isChief?: boolean }) {
  const { t } = useTranslation('home');
  const side = isChief ? 40 : 28;
  return (
    <Stack as="section" $gap={3} aria-labelledby="start-title">
      <h2 id="start-title">{t(isChief ? 'start.first' : 'start.title')}</h2>
      <Tiles role="list" $isChief={isChief}>
        <li>
          <CreateParty
            trigger={(open) => (
              <button type="button" onClick={open}>
                <ToolMark tool="queue" size={side} />
                <Words name={t('dashboard:party.create')} hint={isChief && t('start.queue_hint')} />
              </button>
            )}
          />
        </li>
        <li>
          <Link href="/dashboard/chance">
            <ToolMark tool="chance" size={side} />
            <Words name={t('start.draw')} hint={isChief && t('start.draw_hint')} />
          </Link>
        </li>
        <li>
          <Link href="/dashboard/fund">
            <ToolMark tool="fund" size={side} />
            <Words name={t('start.fund')} hint={isChief && t('start.fund_hint')} />
          </Link>
        </li>
        <li>
          <Link href="/experiences/create">
            <DrawnIcon drawing={dashboardIcons.experiences} size={side} />
            <Words name={t('start.experience')} hint={isChief && t('start.experience_hint')} />
          </Link>
        </li>
      </Tiles>
    </Stack>
  );
}

/** What it is called, and for whom has none what it is for. */
function Words({ name, hint }: { name: string; hint: string | false }) {
  return (
    <span>
      {name}
      {hint && <small aria-hidden="true">{hint}</small>}
    </span>
  );
}
