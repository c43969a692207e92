import { Badge } from '@/components/ui/Badge';
import { Creature } from '@/components/ui/Creature';
import type { Onboarding } from '@/hooks/onboarding/useOnboarding';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Choice, Choices, Scene } from './Onboarding.styles';
import { Screen } from './Screen';

const ROLES = ['CREATOR', 'FAN'] as const;

/** What somebody is here for. It is kept with the name, so a slip can still be taken back. */
export function RoleScreen({ way }: { way: Onboarding }) {
  const { t } = useTranslation('onboarding');
  return (
    <Screen name="role" way={way} submit={t('continue')} onSubmit={way.goOn}>
      <Choices $areTwo>
        <legend>{t('role.title')}</legend>
        {ROLES.map((role) => (
          <Choice key={role} $isTall>
            <input
              type="radio"
              name="role"
              value={role}
              checked={way.role === role}
              onChange={() => way.chooseRole(role)}
            />
            {role === 'CREATOR' ? <OnAir /> : <Together />}
            <span>
              <b>{t(`role.${role}`)}</b>
              <small>{t(`role.${role}_hint`)}</small>
            </span>
            <span className="edge" aria-hidden="true" />
          </Choice>
        ))}
      </Choices>
    </Screen>
  );
}

function OnAir() {
  const { t } = useTranslation('onboarding');
  return (
    <Scene aria-hidden="true">
      <Creature name="nova" side={64} />
      <Badge $tone="stop">{t('role.live')}</Badge>
    </Scene>
  );
}

function Together() {
  return (
    <Scene aria-hidden="true">
      <Creature name="mira" side={36} />
      <Creature name="juno" side={48} />
      <Creature name="kai" side={36} />
    </Scene>
  );
}
