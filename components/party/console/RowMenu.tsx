import { useTranslation } from '@/hooks/ui/useTranslation';
import { DrawnIcon } from '@/components/ui/Icon';
import { Menu, MenuButton } from '@/components/ui/Menu';
import { actsFor } from '@/hooks/party/rowActs';
import type { HostMember } from '@/hooks/party/types';
import { moreIcon } from './consoleIcons';
import { useDesk } from './DeskContext';

/** Everything that can be done to one person. */
export function RowMenu({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { run } = useDesk();
  return (
    <div data-part="menu">
      <Menu
        label={t('row.menu', { handle: member.handle })}
        trigger={<DrawnIcon drawing={moreIcon} />}
      >
        {actsFor(member).map((act) => (
          <MenuButton key={act} onClick={() => run(act, member)}>
            {t(`act.${act}`)}
          </MenuButton>
        ))}
      </Menu>
    </div>
  );
}
