import type { ReactNode } from 'react';
import type { CreatorProfile } from '@/hooks/profile/types';
import type { CreatorRecord } from '@/lib/shared/reviews/views';
import { AboutCreator } from './AboutCreator';
import { ExampleWorks } from './ExampleWorks';
import { Column, Columns, Sections } from './Sections.styles';
import { Questions } from './Questions';

/** The sections of other parts on a creator's page; an empty one takes no space. */
export interface ProfileSections {
  experiences?: ReactNode;
  reviews?: ReactNode;
  board?: ReactNode;
  /** What their orders say of them; null: no page that knows. */
  record?: CreatorRecord | null;
}

interface Props extends ProfileSections {
  creator: CreatorProfile;
  live: ReactNode;
}

/** Everything below the top of a creator's page: what is live, what can be booked, and the rest. */
export function ProfileBody({ creator, live, experiences, reviews, board, record = null }: Props) {
  return (
    <>
      {live}
      <Sections>
        {experiences}
        <ExampleWorks examples={creator.examples} />
        <Columns>
          <Column>
            <AboutCreator creator={creator} record={record} />
          </Column>
          <Column>
            {reviews}
            <Questions faqs={creator.faqs} />
            {board}
          </Column>
        </Columns>
      </Sections>
    </>
  );
}
