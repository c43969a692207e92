import { useState } from 'react';
import styled from 'styled-components';
import { PageBanner } from '@/components/shared/page/PageBanner';
import { serviceIcons } from '@/components/shared/services/serviceIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

interface Props {
  images: readonly string[];
  title: string;
}

/** So many stand on the page; all of them are a press away. */
const SHOWN = 3;

const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${space[3]};
  height: 26rem;

  &[data-count='2'] {
    grid-template-columns: 1fr 1fr;
  }

  &[data-count='3'] {
    grid-template-rows: 1fr 1fr;
    grid-template-columns: 2fr 1fr;
  }

  &[data-count='3'] > :first-child {
    grid-row: span 2;
  }

  > img,
  > .none {
    width: 100%;
    height: 100%;
    min-height: 0;
    border-radius: clamp(${radius.large}, 3vw, ${radius.huge});
    background: ${color.sunken};
    object-fit: cover;
  }

  > button {
    position: absolute;
    right: ${space[3]};
    bottom: ${space[3]};
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${target.touch};
    padding: ${space[1]} ${space[4]};
    border: 0;
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  @media ${media.upToMedium} {
    display: block;
    height: auto;
    aspect-ratio: 16 / 10;

    > img:not(:first-child) {
      display: none;
    }
  }

  @media ${media.narrow} {
    margin-inline: -${space[4]};
    aspect-ratio: 4 / 3;

    > img,
    > .none {
      border-radius: 0;
    }
  }
`;

const Large = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${radius.medium};
`;

/** The pictures of a service: the first one large, and all of them on demand. */
export function Pictures({ images, title }: Props) {
  const { t } = useTranslation('service');
  const [isOpen, setIsOpen] = useState(false);
  const count = images.length;
  return (
    <Root className="pictures" data-count={Math.min(count, SHOWN)}>
      {count === 0 && <PageBanner className="none" photo={null} />}
      {images.slice(0, SHOWN).map((image, place) => (
        <img
          key={image}
          src={image}
          alt=""
          width={960}
          height={600}
          fetchPriority={place === 0 ? 'high' : undefined}
        />
      ))}
      {count > 1 && (
        <button type="button" onClick={() => setIsOpen(true)}>
          <DrawnIcon drawing={serviceIcons.pictures} size={18} />
          {t('pictures.all', { count })}
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} isWide>
        <Stack>
          {images.map((image, place) => (
            <Large
              key={image}
              src={image}
              alt={t('pictures.one', { number: place + 1, total: count })}
              width={960}
              height={600}
            />
          ))}
        </Stack>
      </Dialog>
    </Root>
  );
}
