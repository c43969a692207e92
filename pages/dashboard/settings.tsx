import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { settingsProps, type Settings } from '@/lib/page/dashboard/settings';
import type { PageProps } from '@/lib/page/serverPage';

export default function SettingsPage(props: PageProps<Settings>) {
  const { tab, info, proofs, sessions, follows, isOnBoards, setup, words } = props;
  return <SettingsScreen {...{ tab, info, proofs, sessions, follows, isOnBoards, setup, words }} />;
}

export const getServerSideProps = settingsProps;
