import { FanScreen } from '@/components/profile/FanScreen';
import { ProfileScreen } from '@/components/profile/ProfileScreen';
import { Reviews } from '@/components/profile/Reviews';
import { Services } from '@/components/profile/Services';
import { profileProps, type ProfilePageProps } from '@/lib/page/profile/profilePage';
import type { PageProps } from '@/lib/page/serverPage';

export default function ProfilePage(props: PageProps<ProfilePageProps>) {
  const { creator, fan, isFollowed, isNew, services, received, written, record } = props;
  if (!creator) return fan && <FanScreen key={fan.id} {...{ fan, received, written }} />;
  return (
    <ProfileScreen
      key={creator.id}
      creator={creator}
      isFollowed={isFollowed}
      isNew={isNew}
      isBare={services.cards.length + received.items.length + (record?.ordersDone ?? 0) === 0}
      record={record}
      reviews={<Reviews creator={creator} first={received} record={record} />}
      experiences={<Services handle={creator.handle} name={creator.name} first={services} />}
    />
  );
}

export const getServerSideProps = profileProps;
