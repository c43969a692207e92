import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { settingsProps, type Settings } from '@/lib/page/settings';
import type { PageProps } from '@/lib/page/serverPage';

export default function SettingsPage(props: PageProps<Settings>) {
  return <SettingsScreen tab={props.tab} info={props.info} setup={props.setup} />;
}

export const getServerSideProps = settingsProps;
