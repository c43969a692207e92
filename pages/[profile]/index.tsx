import { FanScreen } from '@/components/profile/FanScreen';
import { ProfileScreen } from '@/components/profile/ProfileScreen';
import { profileProps, type ProfilePageProps } from '@/lib/page/profile/profilePage';
import type { PageProps } from '@/lib/page/serverPage';

export default function ProfilePage({ creator, fan, isFollowed }: PageProps<ProfilePageProps>) {
  if (creator) return <ProfileScreen key={creator.id} creator={creator} isFollowed={isFollowed} />;
  return fan ? <FanScreen fan={fan} /> : null;
}

export const getServerSideProps = profileProps;
