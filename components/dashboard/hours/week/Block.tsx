import type { DayBlock } from '@/hooks/hours/blocks';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { lookOf, pageOf } from './blockLooks';
import { BlockLine, BlockLineButton } from './Days.styles';
import { BlockButton, BlockLink } from './Pieces.styles';

interface Props {
  day: DayBlock;
  /** Where it stands in its column; undefined: in the list. */
  place: { top: string; height: string } | undefined;
  /** Frees what was blocked by hand. */
  onFree: (id: string) => void;
}

/** Something that takes the creator's time; a press leads to it, or frees it. */
export function Block({ day, place, onFree }: Props) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  const { block } = day;
  const look = lookOf(block);
  const page = pageOf(block);
  const title = block.title ?? t(`block.${block.isHeld ? 'HELD' : block.source}`);
  const inside = (
    <>
      <b>{title}</b>
      <span>{place ? words.time(day.from) : words.range(day)}</span>
    </>
  );
  const name = t('block.name', {
    kind: t(`block.${block.isHeld ? 'HELD' : block.source}`),
    title,
    range: words.range(day),
  });
  if (page === null) {
    const free = t('block.free', { range: words.range(day) });
    const Root = place ? BlockButton : BlockLineButton;
    return (
      <Root
        type="button"
        $look={look}
        style={place}
        aria-label={free}
        title={free}
        onClick={() => onFree(block.id)}
      >
        {inside}
      </Root>
    );
  }
  const Root = place ? BlockLink : BlockLine;
  return (
    <Root href={page} $look={look} style={place} aria-label={name} title={name}>
      {inside}
    </Root>
  );
}
