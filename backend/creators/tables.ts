import type { ColumnType } from 'kysely';

export interface CreatorPagesTable {
  userId: string;
  tagline: string;
  bio: string;
  /** Address of one of the creator's own uploads. */
  bannerPhoto: string | null;
  /** Written as a JSON string, read as an array; checked where it is read. */
  socials: ColumnType<unknown, string | undefined, string>;
  /** Keys of the closed list; one that left the list is dropped where it is read. */
  categories: string[];
  /** Rises by one with every save of page, examples or questions; a save names the one it saw. */
  version: number;
  updatedAt: Date;
}

export interface CreatorExamplesTable {
  id: string;
  userId: string;
  kind: 'VIDEO' | 'IMAGE' | 'LINK';
  title: string;
  url: string | null;
  photo: string | null;
  /** 0 for the first. */
  sort: number;
}

export interface CreatorFaqsTable {
  id: string;
  creatorId: string;
  question: string;
  answer: string;
  /** 0 for the first. */
  sort: number;
}

/** Creators whom operators chose to be shown first. */
export interface FeaturedCreatorsTable {
  userId: string;
  since: Date;
}

/** Categories that nobody is led to any more. */
export interface HiddenCategoriesTable {
  /** Key of the closed list. */
  key: string;
  since: Date;
}
