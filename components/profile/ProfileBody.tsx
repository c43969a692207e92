import type { ReactNode } from 'react';
import type { CreatorProfile } from '@/hooks/profile/types';
import { plannedToolsOf } from '@/lib/live/shownTools';
import { AboutCreator } from './AboutCreator';
import { ExampleWorks } from './ExampleWorks';
import { PlannedShows } from './PlannedShows';
import { Column, Columns } from './Profile.styles';

/** The sections of other tools on a creator's page; an empty one takes no space. */
export interface ProfileSections {
  experiences?: ReactNode;
  funds?: ReactNode;
  reviews?: ReactNode;
  board?: ReactNode;
}

interface Props extends ProfileSections {
  creator: CreatorProfile;
  live: ReactNode;
}

/** Everything below the top of a creator's page. */
export function ProfileBody({ creator, live, experiences, funds, reviews, board }: Props) {
  return (
    <Columns>
      <Column>
        {live}
        <PlannedShows tools={plannedToolsOf(creator)} />
        {experiences}
        {funds}
        <ExampleWorks examples={creator.examples} />
        {reviews}
      </Column>
      <Column>
        <AboutCreator creator={creator} />
        {board}
      </Column>
    </Columns>
  );
}
