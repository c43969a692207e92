import { useTranslation } from '@/hooks/ui/useTranslation';
import { consoleIcons } from '@/components/console/consoleIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import type { OnAir } from '@/hooks/console/keys/useOverlaySigns';
import { Hollow, LampRoot } from './Lamp.styles';

/** Overlays give a sign every four seconds: two of them may be missed. */
const SILENT_AFTER_S = 10;

interface Props extends OnAir {
  /** The tool is over: there is nothing to set up. */
  isOver: boolean;
  /** Shows what can be done about it. */
  onPress: () => void;
}

/** Whether viewers see the tool's overlay now, how long ago it last said so, and what is wrong with it. */
export function Lamp({ isConnected, seconds, warnings, isOver, onPress }: Props) {
  const { t } = useTranslation('console');
  if (!isConnected) {
    return (
      <LampRoot type="button" $air="off" onClick={onPress}>
        <Hollow />
        <span>
          <b>{t('lamp.off')}</b>
          <span>{!isOver && t('lamp.set_up')}</span>
        </span>
      </LampRoot>
    );
  }
  const isSilent = seconds !== null && seconds > SILENT_AFTER_S;
  const isWrong = warnings.length > 0 && !isSilent;
  return (
    <LampRoot type="button" $air={isSilent || isWrong ? 'wrong' : 'on'} onClick={onPress}>
      <DrawnIcon drawing={isWrong ? iconDrawings.warning : consoleIcons.air} size={22} />
      <span>
        <b>{t(isSilent ? 'lamp.silent' : 'lamp.on')}</b>
        <span>
          {isWrong
            ? t('health:to_fix', { count: warnings.length })
            : seconds !== null && t(isSilent ? 'lamp.silent_for' : 'lamp.ago', { count: seconds })}
        </span>
      </span>
    </LampRoot>
  );
}
