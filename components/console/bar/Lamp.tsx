import { useTranslation } from '@/hooks/ui/useTranslation';
import { consoleIcons } from '@/components/console/consoleIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { OnAir } from '@/hooks/console/keys/useOverlaySigns';
import { Hollow, LampRoot } from './Bar.styles';

/** Overlays give a sign every four seconds: two of them may be missed. */
const SILENT_AFTER_S = 10;

interface Props extends OnAir {
  /** The tool is over: there is nothing to set up. */
  isOver: boolean;
  /** Shows what can be done about it. */
  onPress: () => void;
}

/** Whether viewers see the tool's overlay now, and how long ago it last said so. */
export function Lamp({ isConnected, seconds, isOver, onPress }: Props) {
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
  return (
    <LampRoot type="button" $air={isSilent ? 'silent' : 'on'} onClick={onPress}>
      <DrawnIcon drawing={consoleIcons.air} size={22} />
      <span>
        <b>{t(isSilent ? 'lamp.silent' : 'lamp.on')}</b>
        <span>
          {seconds !== null && t(isSilent ? 'lamp.silent_for' : 'lamp.ago', { count: seconds })}
        </span>
      </span>
    </LampRoot>
  );
}
