import type { ReactNode } from 'react';
import { UserPhoto } from '@/components/ui/UserPhoto';
import type { ShownMember } from '@/lib/shared/parties/messages';

interface Props {
  member: ShownMember;
  /** Place in the line, as the reader writes numbers; those who are up have none. */
  place?: string;
  children?: ReactNode;
}

/** One person of the queue as everybody sees them. Plain elements: `MemberList` gives the looks. */
export function MemberRow({ member, place, children }: Props) {
  return (
    <li>
      {place === undefined ? null : <span className="place">{place}</span>}
      <UserPhoto src={member.profilePhoto} side={25} isLazy />
      <bdi>{member.handle}</bdi>
      {children}
    </li>
  );
}
