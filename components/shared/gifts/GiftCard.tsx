import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, motion, radius, shadow, size, space } from '@/styles/tokens';

const Root = styled.article`
  overflow: hidden;
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;

  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding: clamp(${space[4]}, 4vw, ${space[6]});
  }

  .for {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  h1,
  h2 {
    font-size: ${size.heading};
  }

  blockquote {
    white-space: pre-line;
  }
`;

/** A picture with a ribbon around it; unwrapped, the ribbon falls away. */
const Wrapped = styled.div<{ $isOpen: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  background: ${color.accentSoft};
  aspect-ratio: 16 / 9;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: ${color.accent};
    opacity: ${({ $isOpen }) => ($isOpen ? 0 : 1)};
    transform: ${({ $isOpen }) => ($isOpen ? 'translateY(8%)' : 'none')};
    transition:
      opacity ${motion.slow},
      transform ${motion.slow};
  }
`;

interface Props {
  receiverName: string;
  giverName: string;
  title: string;
  message: string | null;
  image: string | null;
  /** It was taken: the ribbon is off. */
  isOpen?: boolean;
  /** The page's own heading. */
  isPage?: boolean;
  children?: ReactNode;
}

/** A gift as its receiver sees it. Needs the namespace `gifts`. */
export function GiftCard(props: Props) {
  const { receiverName, giverName, title, message, image } = props;
  const { isOpen = false, isPage = false, children } = props;
  const { t } = useTranslation('gifts');
  const Title = isPage ? 'h1' : 'h2';
  return (
    <Root>
      <Wrapped $isOpen={isOpen}>
        {image && <img src={image} alt="" width={640} height={360} />}
        <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d="M150 0h20v180h-20z" />
          <path d="M160 76c-22-30-50-24-48-4 2 18 30 20 48 4zM160 76c22-30 50-24 48-4-2 18-30 20-48 4z" />
          <circle cx="160" cy="76" r="11" />
        </svg>
      </Wrapped>
      <div className="body">
        <p className="for">{t('card.for', { name: receiverName, from: giverName })}</p>
        <Title>
          <bdi>{title}</bdi>
        </Title>
        {message !== null && message !== '' && (
          <blockquote>
            <bdi>{t('card.said', { message })}</bdi>
          </blockquote>
        )}
        {children}
      </div>
    </Root>
  );
}
