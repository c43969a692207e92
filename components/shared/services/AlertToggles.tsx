import styled from 'styled-components';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { FavoriteEdit } from '@/hooks/favorites/useFavorite';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { color, radius, size, space, target, weight } from '@/styles/tokens';
import { serviceIcons } from './serviceIcons';

/** In the order of the card. */
const ALERTS = [
  { key: 'slots', field: 'notifySlots', drawing: serviceIcons.calendar },
  { key: 'price', field: 'notifyPrice', drawing: serviceIcons.card },
  { key: 'live', field: 'notifyLive', drawing: serviceIcons.bell },
] as const;

interface Props {
  favorite: FavoriteEdit;
  title: string;
}

/** What one is told of a service one keeps: saved with the press, and taken back in the toast. */
export function AlertToggles({ favorite, title }: Props) {
  const { t } = useTranslation('serviceWords');
  const toast = useToast();

  async function press(key: (typeof ALERTS)[number]['key'], field: AlertField, isOn: boolean) {
    if (!(await favorite.setAlerts({ [field]: isOn }))) return;
    toast.undoable(t(`alerts.${key}_${isOn ? 'on' : 'off'}`), () => {
      void favorite.setAlerts({ [field]: !isOn });
    });
  }

  return (
    <Toggles role="group" aria-label={t('alerts.label', { title })}>
      {ALERTS.map(({ key, field, drawing }) => {
        const isOn = favorite[field] ?? false;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isOn}
            onClick={() => void press(key, field, !isOn)}
          >
            {isOn ? <Icon name="check" size={18} /> : <DrawnIcon drawing={drawing} size={18} />}
            <span>
              {t(`alerts.${key}`)}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </button>
        );
      })}
    </Toggles>
  );
}

type AlertField = (typeof ALERTS)[number]['field'];

const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  button {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 2.25rem;
    padding: 0 ${space[3]} 0 ${space[2]};
    border: 1px solid ${color.control};
    border-radius: ${radius.round};
    background: ${color.raised};
    color: ${color.text};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: ${color.accentSoft};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  @media ${media.touch} {
    button {
      min-height: ${target.touch};
    }
  }
`;
