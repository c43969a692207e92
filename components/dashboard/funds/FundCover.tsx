import type { FundSummary } from '@/hooks/fundconsole/types';
import { Cover } from './Funds.styles';
import { PresetPicture } from './PresetPicture';

/** The picture of a fund; a scene where it has none. */
export function FundCover({ cover, mode }: Pick<FundSummary, 'cover' | 'mode'>) {
  return (
    <Cover>
      {cover ? (
        <img src={cover} alt="" loading="lazy" />
      ) : (
        <PresetPicture preset={mode === 'KEEP' ? 'GEAR' : 'EVENT'} />
      )}
    </Cover>
  );
}
